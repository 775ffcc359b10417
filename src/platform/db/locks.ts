import type pg from 'pg';

/**
 * Runs work that calls an external service and must not run concurrently. The lock is a PostgreSQL advisory lock on a
 * connection of its own: no transaction waits for the service, and a slow one cannot exhaust the pools that requests
 * need.
 *
 * @throws LockBusy if the lock is not free within ten seconds
 */
export type Exclusively = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** The lock was held by others for ten seconds. */
export class LockBusy extends Error {
  constructor(name: string, options?: ErrorOptions) {
    super(`${name} is busy`, options);
    this.name = 'LockBusy';
  }
}

/** @param connect creates the pool; called on first use, which most processes never reach */
export function createLocks(connect: () => pg.Pool): { exclusively: Exclusively; end(): Promise<void> } {
  let pool: pg.Pool | undefined;
  /** Waiters in this process queue here without holding a connection. */
  const queues = new Map<string, Promise<unknown>>();
  return {
    exclusively: async (name, work) => {
      const before = queues.get(name) ?? Promise.resolve();
      const mine = before.then(async () => {
        pool ??= connect();
        return underLock(pool, name, work);
      });
      const settled = mine.catch(() => {});
      queues.set(name, settled);
      try {
        return await mine;
      } finally {
        if (queues.get(name) === settled) queues.delete(name);
      }
    },
    end: async () => {
      await pool?.end();
    },
  };
}

async function underLock<T>(pool: pg.Pool, name: string, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let released = false;
  try {
    await acquire(client, name);
    const result = await work();
    await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name]);
    client.release();
    released = true;
    return result;
  } finally {
    // A closed connection releases its locks.
    if (!released) client.release(true);
  }
}

async function acquire(client: pg.PoolClient, name: string): Promise<void> {
  try {
    await client.query(`set lock_timeout = '10s'`);
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name]);
  } catch (error) {
    throw new LockBusy(name, { cause: error });
  }
}
