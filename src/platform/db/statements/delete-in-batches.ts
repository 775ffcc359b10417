import type { QueryResult } from 'kysely';
import type { WorkControls } from '#platform/work-controls.ts';
import type { Db } from '#platform/db/client.ts';

/** Deletes what has served its time and gives the number of rows. Run again, it goes on where it was. */
export type Sweep = (db: Db, controls: WorkControls) => Promise<number>;

/** Some milliseconds of locks a statement, far from its timeout. */
const batch = 1000;

/**
 * Repeats a deletion of at most `limit` rows until there are fewer. Each statement commits by itself: locks are short,
 * and what was deleted stays deleted when a later one fails.
 *
 * @returns rows deleted. @throws the signal's reason, between two statements
 */
export async function deleteInBatches(
  { signal, heartbeat }: WorkControls,
  deleteSome: (limit: number) => Promise<QueryResult<unknown>>,
): Promise<number> {
  for (let deleted = 0; ; heartbeat()) {
    signal.throwIfAborted();
    const { numAffectedRows = 0n } = await deleteSome(batch);
    deleted += Number(numAffectedRows);
    if (numAffectedRows < batch) return deleted;
  }
}
