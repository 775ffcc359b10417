import { ActivityFailure, isCancellation, proxyActivities } from '@temporalio/workflow';
import type { PaymentActivities } from './contracts/payment-activities.ts';
import type {
  MissedWebhookActivities,
  SweepActivities,
  subscriptionSweep as declared,
} from './contracts/subscription-sweep.ts';
import { taskQueues } from './contracts/task-queues.ts';
import type { RunOf } from './contracts/workflow.ts';
import { tellOperators } from './shared/tell-operators.ts';

const database = proxyActivities<SweepActivities>({
  taskQueue: taskQueues.wf,
  startToCloseTimeout: '30 seconds',
  scheduleToCloseTimeout: '10 minutes',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '30 seconds' },
});
// Calls that fail now are repeated by the next run.
const payment = proxyActivities<PaymentActivities & MissedWebhookActivities>({
  taskQueue: taskQueues.actHttp,
  startToCloseTimeout: '20 seconds',
  scheduleToCloseTimeout: '1 minute',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumAttempts: 2 },
});

/** Repairs what other runs have missed: passed deadlines, lost webhooks, months that must be invoiced. */
export const subscriptionSweep: RunOf<typeof declared> = async () => {
  tellOperators('sweeping');
  let missed = 0;
  for (const ownerId of (await unlessFailed(() => payment.listMissed())) ?? []) {
    await unlessFailed(() => payment.syncCustomer({ ownerId }));
    missed += 1;
  }
  let repaired = 0;
  for (const ownerId of await database.selectOverdue()) {
    await unlessFailed(() => payment.syncCustomer({ ownerId }));
    if (await database.settleOverdue(ownerId)) repaired += 1;
  }
  const closed = await database.closeWindows();
  const result = { repaired, closed, missed };
  tellOperators('swept', result);
  return result;
};

async function unlessFailed<T>(call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call();
  } catch (error) {
    if (isCancellation(error) || !(error instanceof ActivityFailure)) throw error;
    return undefined;
  }
}
