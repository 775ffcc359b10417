import { sql } from 'kysely';
import type { ErasureTx } from '#platform/erasure/eraser.ts';
import { publishChangeOf } from '#platform/live/publish-change.ts';

/**
 * Subtracts erased interviews from the counts of their positions, in the transaction that deletes them.
 *
 * @param positionIds one entry per interview; positions that no longer exist are skipped
 */
export async function uncountInterviews(tx: ErasureTx, positionIds: readonly string[]): Promise<void> {
  const counts = Map.groupBy(positionIds, (id) => id);
  // In id order, so that concurrent changes of counts cannot deadlock.
  for (const id of [...counts.keys()].toSorted()) {
    await sql`update hiring.position set interviews_count = greatest(interviews_count - ${counts.get(id)?.length ?? 0}, 0)
      where owner_id = ${tx.ownerId} and id = ${id}`.execute(tx);
    publishChangeOf(tx, tx.ownerId, { kind: 'position', id });
  }
}
