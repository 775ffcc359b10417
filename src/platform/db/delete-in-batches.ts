import type { QueryResult } from 'kysely';
import type { Db } from './client.ts';

/** Whoever runs a sweep: is told that it goes on, and may ask it to stop. */
export interface SweepLife {
  readonly signal: AbortSignal;
  readonly alive: () => void;
}

/** Deletes what has served its time and gives the number of rows. Run again, it goes on where it was. */
export type Sweep = (db: Db, life: SweepLife) => Promise<number>;

/** Some milliseconds of locks a statement, far from its timeout. */
const batch = 1000;

/**
 * Repeats a deletion of at most `limit` rows until there are fewer. Each statement commits by itself: locks are short,
 * and what is gone stays gone when a later one fails.
 *
 * @returns rows deleted. @throws the signal's reason, between two statements
 */
export async function deleteInBatches(
  { signal, alive }: SweepLife,
  deleteSome: (limit: number) => Promise<QueryResult<unknown>>,
): Promise<number> {
  for (let deleted = 0; ; alive()) {
    signal.throwIfAborted();
    const { numAffectedRows = 0n } = await deleteSome(batch);
    deleted += Number(numAffectedRows);
    if (numAffectedRows < batch) return deleted;
  }
}
