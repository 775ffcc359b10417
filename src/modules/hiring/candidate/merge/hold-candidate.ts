import { AppError } from '#platform/app-error.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';

/**
 * Keeps the candidate's row from being deleted until the transaction ends, which gives it something: merging waits, or
 * it is gone already.
 *
 * @throws AppError hiring.candidate_not_found
 */
export async function holdCandidate(tx: TenantTx, candidateId: string): Promise<void> {
  const row = await tx
    .selectFrom('hiring.candidate')
    .select('id')
    .where('owner_id', '=', tx.ownerId)
    .where('id', '=', candidateId)
    .where('erasing_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  if (row === undefined) throw new AppError('hiring.candidate_not_found', { candidateId });
}
