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
  // Three tries, for a file may take its worker down with it; 5 and 30 s apart, to ride out a database restart.
  retry: { initialInterval: '5 seconds', backoffCoefficient: 6, maximumInterval: '30 seconds', maximumAttempts: 3 },
  summary: 'read the file: text, hidden text, profile',
});

const { failCv } = proxyActivities<CvParsingActivities>({
  startToCloseTimeout: '10 seconds',
  scheduleToCloseTimeout: '24 hours',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '30 seconds' },
  summary: 'record that reading was given up',
});

/** Reads one CV. A file that cannot be read is a result; what breaks or is cancelled leaves the user "Try again". */
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

/** The sentence the user reads is the code's; anything but a refusal of ours says only that it could not be read. */
function codeOf(error: unknown): string {
  const cause = error instanceof ActivityFailure ? error.cause : undefined;
  const type = cause instanceof ApplicationFailure ? cause.type : undefined;
  return type?.startsWith('hiring.') === true ? type : 'hiring.cv_unreadable';
}
