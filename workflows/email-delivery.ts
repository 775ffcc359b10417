import { ActivityFailure, CancellationScope, isCancellation, proxyActivities } from '@temporalio/workflow';
import type { MailActivities, emailDelivery as declared } from './contracts/email-delivery.ts';
import { taskQueues } from './contracts/task-queues.ts';
import type { RunOf } from './contracts/workflow.ts';
import { tellOperators } from './shared/tell-operators.ts';

const { deliverMail } = proxyActivities<Pick<MailActivities, 'deliverMail'>>({
  taskQueue: taskQueues.actMail,
  startToCloseTimeout: '30 seconds',
  scheduleToCloseTimeout: '24 hours',
  retry: { initialInterval: '5 seconds', backoffCoefficient: 2, maximumInterval: '15 minutes' },
  summary: 'hand the mail to the mail server',
});

const { giveUpMail } = proxyActivities<Pick<MailActivities, 'giveUpMail'>>({
  taskQueue: taskQueues.actMail,
  startToCloseTimeout: '10 seconds',
  scheduleToCloseTimeout: '24 hours',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '30 seconds' },
  summary: 'record that it could not be delivered',
});

/** Retries a mail that the mail server did not accept at first, for a day; then gives up. */
export const emailDelivery: RunOf<typeof declared> = async (input) => {
  tellOperators('sending');
  try {
    tellOperators(await deliverMail(input));
  } catch (error) {
    if (!(error instanceof ActivityFailure)) throw error;
    await CancellationScope.nonCancellable(() => giveUpMail(input));
    tellOperators('undeliverable');
    if (isCancellation(error)) throw error;
  }
};
