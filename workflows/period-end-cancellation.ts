import { proxyActivities } from '@temporalio/workflow';
import { applyDeadline } from './apply-deadline.ts';
import type { PeriodEndActivities, periodEndCancellation as declared } from './contracts/period-end-cancellation.ts';
import { taskQueues } from './contracts/task-queues.ts';
import type { RunOf } from './contracts/workflow.ts';
import { tellOperators } from './shared/tell-operators.ts';
import { waitForDeadline } from './shared/wait-for-deadline.ts';

const { endAccess } = proxyActivities<PeriodEndActivities>({
  taskQueue: taskQueues.wf,
  startToCloseTimeout: '10 seconds',
  scheduleToCloseTimeout: '24 hours',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '30 seconds' },
  summary: 'the period is over: end access, unless it was resumed',
});

/**
 * Ends access when the period of a cancelled subscription ends. Resuming the subscription does not end this run: a
 * second cancellation in the same period finds it waiting, and the row decides at the end.
 */
export const periodEndCancellation: RunOf<typeof declared> = async (input) => {
  tellOperators('cancelling', { 'period ends': input.periodEnd });
  await waitForDeadline(new Date(input.periodEnd), 'period ends at', () => false, { spread: true });
  return applyDeadline(input.ownerId, () => endAccess(input));
};
