import { AppError } from '#platform/app-error.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { publishChange } from '#platform/live/publish-change.ts';
import { lockCandidate } from './require-candidate.ts';

/**
 * Links a candidate to a position and counts it there. Idempotent.
 *
 * @throws AppError hiring.position_not_found, hiring.candidate_not_found
 */
export async function linkCandidate(tx: TenantTx, candidateId: string, positionId: string): Promise<void> {
  await lockCandidate(tx, candidateId);
  // Locked before the link is inserted, in the same order as wherever a count changes, so that concurrent links cannot
  // deadlock.
  const position = await tx
    .selectFrom('hiring.position')
    .select('id')
    .where('owner_id', '=', tx.ownerId)
    .where('id', '=', positionId)
    .forUpdate()
    .executeTakeFirst();
  if (position === undefined) throw new AppError('hiring.position_not_found', { positionId });
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('hiring.candidate_position')
    .values({ owner_id: tx.ownerId, candidate_id: candidateId, position_id: positionId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return;
  await tx
    .updateTable('hiring.position')
    .set((eb) => ({ candidates_count: eb('candidates_count', '+', 1) }))
    .where('owner_id', '=', tx.ownerId)
    .where('id', '=', positionId)
    .execute();
  publishChange(tx, { kind: 'candidate', id: candidateId });
  publishChange(tx, { kind: 'position', id: positionId });
}
