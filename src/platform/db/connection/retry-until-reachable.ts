import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseAway } from './failures.ts';
import type { Logger } from '#platform/logger.ts';

/** Waits for the database if it is unreachable when a process boots; any other error is thrown at once. */
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
