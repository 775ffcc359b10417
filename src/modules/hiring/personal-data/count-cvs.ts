import { requireCandidate } from '#modules/hiring/candidate/require-candidate.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';

/** How many CVs a candidate has, whatever their state. @throws AppError hiring.candidate_not_found */
export async function countCvs(tx: TenantTx, candidateId: string): Promise<number> {
  await requireCandidate(tx, candidateId);
  const { cvs } = await tx
    .selectFrom('hiring.cv')
    .select(({ fn }) => fn.countAll<string>().as('cvs'))
    .where('owner_id', '=', tx.ownerId)
    .where('candidate_id', '=', candidateId)
    .executeTakeFirstOrThrow();
  return Number(cvs);
}
