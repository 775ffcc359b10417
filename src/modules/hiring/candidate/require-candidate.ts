import { AppError } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/client.ts';

/** @throws AppError hiring.candidate_not_found */
export async function requireCandidate(tx: Tx, ownerId: string, candidateId: string): Promise<void> {
  const row = await tx
    .selectFrom('hiring.candidate')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('id', '=', candidateId)
    .executeTakeFirst();
  if (row === undefined) throw new AppError('hiring.candidate_not_found', { candidateId });
}
