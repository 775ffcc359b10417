import { type QueryResult, type RawBuilder, sql } from 'kysely';
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

/**
 * A sweep of the rows of a table for which `isDue`, deleted by their `key`.
 *
 * @param lock leaves rows that somebody holds for the next time; app_system may not lock what it may not update
 */
export function sweepOf(table: string, key: string, isDue: RawBuilder<unknown>, lock?: 'skip locked'): Sweep {
  const [rows, id] = [sql.table(table), sql.ref(key)];
  const locked = lock === undefined ? sql`` : sql`for update skip locked`;
  return (db, controls) =>
    deleteInBatches(controls, (limit) =>
      sql`delete from ${rows} where ${id} = any (array(
        select ${id} from ${rows} where ${isDue} limit ${limit} ${locked}))`.execute(db.system),
    );
}
