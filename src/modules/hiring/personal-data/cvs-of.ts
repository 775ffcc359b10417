import { requireCandidate } from '#modules/hiring/candidate/require-candidate.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';

/** Ids of a candidate's CVs in any state. @throws AppError hiring.candidate_not_found */
export async function cvsOf(tx: TenantTx, candidateId: string): Promise<readonly string[]> {
  await requireCandidate(tx, candidateId);
  const cvs = await tx
    .selectFrom('hiring.cv')
    .select('id')
    .where('owner_id', '=', tx.ownerId)
    .where('candidate_id', '=', candidateId)
    .execute();
  return cvs.map(({ id }) => id);
}
