import { AppError } from '#platform/app-error.ts';
import { QueueFull, type Semaphore, semaphore } from '#platform/semaphore.ts';

/** The same time that a call may wait for a connection from the pool. */
const WAIT_MS = 4000;
const RETRY_SECONDS = 2;

export type SharePool = <T>(ownerId: string, work: () => Promise<T>) => Promise<T>;

/**
 * Limits one owner's work to half of a pool; any more waits without holding a connection, so that many calls of one
 * account leave connections for others.
 *
 * @param connections of the pool
 * @throws AppError common.unavailable after the same wait as for a connection; the work was not started
 */
export function sharePool(connections: number): SharePool {
  const slots = Math.max(1, Math.floor(connections / 2));
  const owners = new Map<string, { readonly run: Semaphore; users: number }>();
  return async (ownerId, work) => {
    const owner = owners.get(ownerId) ?? { run: semaphore(slots, { queue: Infinity, waitMs: WAIT_MS }), users: 0 };
    owners.set(ownerId, owner);
    owner.users += 1;
    try {
      return await owner.run(work);
    } catch (error) {
      throw error instanceof QueueFull ? new AppError('common.unavailable', undefined, RETRY_SECONDS) : error;
    } finally {
      owner.users -= 1;
      if (owner.users === 0) owners.delete(ownerId);
    }
  };
}
