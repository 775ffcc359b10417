import { AppError } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/client.ts';
import { requireCandidate } from './require-candidate.ts';

/**
 * Links a candidate to a position, once, and counts it there.
 *
 * @throws AppError hiring.position_not_found, hiring.candidate_not_found
 */
export async function linkCandidate(tx: Tx, ownerId: string, candidateId: string, positionId: string): Promise<void> {
  await requireCandidate(tx, ownerId, candidateId);
  // Before the link, as everyone does who moves a count: two that link at once cannot wait for each other.
  const position = await tx
    .selectFrom('hiring.position')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('id', '=', positionId)
    .forUpdate()
    .executeTakeFirst();
  if (position === undefined) throw new AppError('hiring.position_not_found', { positionId });
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('hiring.candidate_position')
    .values({ owner_id: ownerId, candidate_id: candidateId, position_id: positionId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return;
  await tx
    .updateTable('hiring.position')
    .set((eb) => ({ candidates_count: eb('candidates_count', '+', 1) }))
    .where('owner_id', '=', ownerId)
    .where('id', '=', positionId)
    .execute();
}
