import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseAway } from './failures.ts';
import type { Logger } from '#platform/logger.ts';

/** A process that boots while the database is away waits for it; any other fault is thrown at once. */
export async function retryUntilReachable<T>(logger: Logger, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      logger.warn('boot: the database cannot be reached yet');
      await sleep(1000);
    }
  }
}
