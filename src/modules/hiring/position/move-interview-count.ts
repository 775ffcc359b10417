import { sql } from 'kysely';
import type { positionStatuses } from '#contracts/hiring/positions.ts';
import { AppError } from '#platform/app-error.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { publishChange } from '#platform/live/publish-change.ts';
import { linkCandidate } from '#modules/hiring/candidate/link-candidate.ts';
import { positionStatus } from '#modules/hiring/parse-columns.ts';

/**
 * Counts a created (+1, which also links the candidate to the position) or deleted (-1) interview. Locks the position's
 * row until the transaction ends, so that it cannot be deleted or change its status in the meantime.
 *
 * @returns the position's status
 * @throws AppError hiring.position_not_found, hiring.candidate_not_found
 */
export async function moveInterviewCount(
  tx: TenantTx,
  positionId: string,
  candidateId: string,
  by: 1 | -1,
): Promise<(typeof positionStatuses)[number]> {
  const position = await tx
    .updateTable('hiring.position')
    .set({ interviews_count: sql`greatest(interviews_count + ${by}, 0)` })
    .where('owner_id', '=', tx.ownerId)
    .where('id', '=', positionId)
    .returning('status')
    .executeTakeFirst();
  if (position === undefined) throw new AppError('hiring.position_not_found', { positionId });
  publishChange(tx, { kind: 'position', id: positionId });
  if (by === 1) await linkCandidate(tx, candidateId, positionId);
  return positionStatus(position.status);
}
