import { type QueryResult, type RawBuilder, sql } from 'kysely';
import type { WorkControls } from '#platform/work-controls.ts';
import type { Db } from '#platform/db/client.ts';

/** Deletes expired rows and returns their number. Safe to repeat: it continues where it stopped. */
export type Sweep = (db: Db, controls: WorkControls) => Promise<number>;

/** Keeps each statement's locks to a few milliseconds, far below its timeout. */
const batch = 1000;

/**
 * Repeats a deletion of at most `limit` rows until one deletes fewer. Each statement commits on its own: locks are
 * short, and earlier deletions survive a later failure.
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
 * A sweep that deletes the rows of a table for which `isDue`, by their `key`.
 *
 * @param lock skips rows that are locked, leaving them for the next run; app_system cannot lock rows that it may not
 * update
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
