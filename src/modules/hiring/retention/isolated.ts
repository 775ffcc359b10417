import { AppError } from '#platform/app-error.ts';
import { isDatabaseAway, isTransactionLost } from '#platform/db/connection/failures.ts';
import type { Logger } from '#platform/logger.ts';

/**
 * Runs what concerns one account so that its failure keeps no other: it is logged.
 *
 * @returns `gone`: the account is being erased itself
 * @throws what the database throws that is away: then it fails for all, and is tried again as a whole. A statement that
 *   took too long, or lost to another, is this account's alone.
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
