import {
  ActivityFailure,
  ApplicationFailure,
  CancellationScope,
  isCancellation,
  proxyActivities,
} from '@temporalio/workflow';
import type { CvParsingActivities, CvReadingActivities, cvParsing as declared } from './contracts/cv-parsing.ts';
import { taskQueues } from './contracts/task-queues.ts';
import type { RunOf } from './contracts/workflow.ts';
import { tellOperators } from './shared/tell-operators.ts';

const { readCv } = proxyActivities<CvReadingActivities>({
  taskQueue: taskQueues.actParse,
  startToCloseTimeout: '1 minute',
  heartbeatTimeout: '15 seconds',
  scheduleToCloseTimeout: '24 hours',
  // Three attempts, because a file may crash its worker; 5 and 30 s apart, to outlast a database restart.
  retry: { initialInterval: '5 seconds', backoffCoefficient: 6, maximumInterval: '30 seconds', maximumAttempts: 3 },
  summary: 'read the file: text, hidden text, profile',
});

const { failCv } = proxyActivities<CvParsingActivities>({
  startToCloseTimeout: '10 seconds',
  scheduleToCloseTimeout: '24 hours',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '30 seconds' },
  summary: 'record that reading was given up',
});

/** Reads one CV. An unreadable file is a regular result; a failure or a cancellation lets the user "Try again". */
export const cvParsing: RunOf<typeof declared> = async (input) => {
  tellOperators('reading');
  try {
    const result = await readCv(input);
    tellOperators(result.state, { ...result });
    return result;
  } catch (error) {
    await CancellationScope.nonCancellable(() => failCv({ ...input, code: codeOf(error) }));
    tellOperators(isCancellation(error) ? 'cancelled' : 'failed');
    throw error;
  }
};

/**
 * The error code determines the message for the user; any error that is not our own refusal only says that the CV could
 * not be read.
 */
function codeOf(error: unknown): string {
  const cause = error instanceof ActivityFailure ? error.cause : undefined;
  const type = cause instanceof ApplicationFailure ? cause.type : undefined;
  return type?.startsWith('hiring.') === true ? type : 'hiring.cv_unreadable';
}
