import { ActivityFailure, isCancellation, log, proxyActivities, sleep } from '@temporalio/workflow';
import type { PaymentActivities } from './contracts/payment-activities.ts';
import { taskQueues } from './contracts/task-queues.ts';
import type { DeadlineResult } from './contracts/trial-expiry.ts';
import { tellOperators } from './shared/tell-operators.ts';

const { syncCustomer } = proxyActivities<PaymentActivities>({
  taskQueue: taskQueues.actHttp,
  startToCloseTimeout: '20 seconds',
  scheduleToCloseTimeout: '1 hour',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '1 minute', maximumAttempts: 10 },
  summary: 'ask Stripe what the customer has',
});

/**
 * Runs when a deadline has come: asks the payment service, then applies what the row says, and repeats until the
 * outcome is decided. If the payment service does not respond, the row decides how long to wait for it.
 */
export async function applyDeadline(
  ownerId: string,
  apply: () => Promise<DeadlineResult | { outcome: 'waiting' }>,
): Promise<DeadlineResult> {
  for (let waitMs = 2000; ; waitMs = Math.min(waitMs * 2, 15 * 60_000)) {
    tellOperators('asking_stripe');
    try {
      await syncCustomer({ ownerId });
    } catch (error) {
      if (isCancellation(error) || !(error instanceof ActivityFailure)) throw error;
      log.warn('Stripe could not be asked, the row decides');
    }
    const result = await apply();
    if (result.outcome !== 'waiting') {
      tellOperators(result.outcome);
      return result;
    }
    tellOperators('waiting_for_stripe');
    await sleep(waitMs, { summary: 'the period is over, and Stripe has not ended it yet' });
  }
}
