import { AppError } from '#platform/app-error.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';

/** @throws AppError hiring.candidate_not_found */
export async function requireCandidate(tx: TenantTx, candidateId: string): Promise<void> {
  const row = await tx
    .selectFrom('hiring.candidate')
    .select('id')
    .where('owner_id', '=', tx.ownerId)
    .where('id', '=', candidateId)
    .where('erasing_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw new AppError('hiring.candidate_not_found', { candidateId });
}
