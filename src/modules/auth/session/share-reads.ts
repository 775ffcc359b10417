import { setImmediate as nextTurn } from 'node:timers/promises';
import { AppError } from '#platform/app-error.ts';
import { QueueFull, semaphore } from '#platform/semaphore.ts';

/** With only one, a dead connection would make everybody wait. */
const mostReads = 2;
const retrySeconds = 2;

/**
 * Batches concurrent calls into shared reads of several ids: calls in the same turn of the event loop, and those that
 * arrive while two reads are running. A read starts only after the last call that it serves, so no call gets stale
 * data.
 *
 * @param options.waitMs defaults to the time a pool lets a call wait for a connection
 * @throws AppError common.unavailable if two reads take longer than that
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
