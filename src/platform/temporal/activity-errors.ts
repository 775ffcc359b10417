import { ApplicationFailure, ApplicationFailureCategory, CancelledFailure } from '@temporalio/common';
import { AppError } from '#platform/app-error.ts';
import { isDatabaseAway } from '#platform/db/connection/failures.ts';
import type { Logger } from '#platform/logger.ts';

type Activity = (...args: never[]) => Promise<unknown>;

/**
 * Wraps activities so that no personal data reaches Temporal, which stores failures in clear text: an error is reduced
 * to a type and a code; its message goes to our log. A refusal (`AppError` below 500) is final and expected; anything
 * else is retried.
 */
export function safeActivities<Activities extends object>(activities: Activities, logger: Logger): Activities {
  const wrapped = Object.entries(activities).map(([name, activity]: [string, Activity]) => [
    name,
    async (...args: never[]) => {
      try {
        return await activity(...args);
      } catch (error) {
        throw toFailure(name, error, logger);
      }
    },
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- same names and signatures, only the errors differ
  return Object.fromEntries(wrapped) as Activities;
}

function toFailure(name: string, error: unknown, logger: Logger): unknown {
  if (error instanceof CancelledFailure || error instanceof ApplicationFailure) return error;
  if (error instanceof AppError && error.status < 500) {
    return ApplicationFailure.create({
      type: error.code,
      message: error.code,
      nonRetryable: true,
      category: ApplicationFailureCategory.BENIGN,
    });
  }
  if (isDatabaseAway(error))
    return ApplicationFailure.create({ type: 'DatabaseAway', message: 'The database cannot be reached' });
  logger.error({ err: error, activity: name }, 'activity failed');
  return ApplicationFailure.create({
    type: error instanceof Error ? error.name : 'Unknown',
    message: `${name} failed; see the worker's log`,
  });
}
