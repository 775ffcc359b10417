import { AppError } from '#platform/app-error.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { publishChange } from '#platform/live/publish-change.ts';
import { lockCandidate } from './require-candidate.ts';

/**
 * Links a candidate to a position, once, and counts it there.
 *
 * @throws AppError hiring.position_not_found, hiring.candidate_not_found
 */
export async function linkCandidate(tx: TenantTx, candidateId: string, positionId: string): Promise<void> {
  await lockCandidate(tx, candidateId);
  // Before the link, as everyone does who changes a count: two that link at once cannot wait for each other.
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
