import { AppError } from '#platform/app-error.ts';
import { isDatabaseAway, isTransactionLost } from '#platform/db/connection/failures.ts';
import type { Logger } from '#platform/logger.ts';

/**
 * Runs work for one account so that its failure does not affect the others; the failure is logged.
 *
 * @returns `gone` if the account itself is being erased
 * @throws the database's error if the database is unavailable: it would fail for every account and is retried as a
 * whole. A statement that timed out or lost to a concurrent transaction only affects this account.
 */
export async function isolated<T>(
  logger: Logger,
  ownerId: string,
  work: () => Promise<T>,
): Promise<T | 'gone' | 'failed'> {
  try {
    return await work();
  } catch (error) {
    if (isDatabaseAway(error) && !isTransactionLost(error)) throw error;
    if (error instanceof AppError && error.code === 'common.unauthorized') return 'gone';
    logger.error({ err: error, ownerId }, 'the time of candidates is over, or soon will be, and that failed');
    return 'failed';
  }
}
