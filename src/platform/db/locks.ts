import type pg from 'pg';

/**
 * Runs work that calls an outside service and must not run twice at once. The lock is PostgreSQL's and is held on a
 * connection of its own: no transaction waits for the service, and a slow one cannot use up the pools that requests
 * need.
 *
 * @throws LockBusy when the others have not finished within ten seconds
 */
export type Exclusively = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** Somebody else has been doing the same for ten seconds. */
export class LockBusy extends Error {
  constructor(name: string, options?: ErrorOptions) {
    super(`${name} is busy`, options);
    this.name = 'LockBusy';
  }
}

/** @param connect makes the pool; asked at the first use, which most processes never have */
export function createLocks(connect: () => pg.Pool): { exclusively: Exclusively; end(): Promise<void> } {
  let pool: pg.Pool | undefined;
  /** Those who wait in this process queue here and hold no connection. */
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
    // A connection that ends gives its locks back.
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
