import { sql } from 'kysely';
import type { ErasureTx } from '#platform/erasure/eraser.ts';
import { publishChangeOf } from '#platform/live/publish-change.ts';

/**
 * Takes erased interviews off their positions' counts, in the transaction that deletes them.
 *
 * @param positionIds of the interviews, one for each; a position that is gone itself counts none
 */
export async function uncountInterviews(tx: ErasureTx, positionIds: readonly string[]): Promise<void> {
  const counts = Map.groupBy(positionIds, (id) => id);
  // In one order, so that two who change counts never wait for each other.
  for (const id of [...counts.keys()].toSorted()) {
    await sql`update hiring.position set interviews_count = greatest(interviews_count - ${counts.get(id)?.length ?? 0}, 0)
      where owner_id = ${tx.ownerId} and id = ${id}`.execute(tx);
    publishChangeOf(tx, tx.ownerId, { kind: 'position', id });
  }
}
