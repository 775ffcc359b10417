import { setImmediate as nextTurn } from 'node:timers/promises';
import { AppError } from '#platform/app-error.ts';
import { QueueFull, semaphore } from '#platform/semaphore.ts';

/** One alone would let everybody wait for a connection that has died. */
const mostReads = 2;
const retrySeconds = 2;

/**
 * Calls share a read of many ids: those of the same turn of the event loop, and those that come while two reads are
 * under way. A read begins after the last call that it answers has come, so none is answered with what was true before.
 *
 * @param options.waitMs by default as long as a pool lets a call wait for a connection
 * @throws AppError common.unavailable when two reads take longer than that
 */
export function shareReads<Row>(
  read: (ids: readonly string[]) => Promise<readonly Row[]>,
  { waitMs }: { readonly waitMs: number } = { waitMs: 4000 },
): (id: string) => Promise<readonly Row[]> {
  const run = semaphore(mostReads, { queue: Infinity, waitMs });
  let next: { readonly ids: string[]; readonly rows: Promise<readonly Row[]> } | undefined;

  async function readNext(ids: readonly string[]): Promise<readonly Row[]> {
    await nextTurn();
    try {
      return await run(async () => {
        next = undefined;
        return read(ids);
      });
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error;
      next = undefined;
      throw new AppError('common.unavailable', undefined, retrySeconds);
    }
  }

  return async (id) => {
    if (next === undefined) {
      const ids: string[] = [];
      next = { ids, rows: readNext(ids) };
    }
    next.ids.push(id);
    return next.rows;
  };
}
