import type { SubscriptionInput } from './payment-activities.ts';
import { taskQueues } from './task-queues.ts';
import type { DeadlineResult } from './trial-expiry.ts';
import { workflow } from './workflow.ts';

export interface PeriodEndInput extends SubscriptionInput {
  /** ISO 8601, UTC */
  readonly periodEnd: string;
}

export const periodEndCancellation = workflow<
  PeriodEndInput,
  DeadlineResult,
  Pick<PeriodEndInput, 'subscriptionId' | 'periodEnd'>
>('periodEndCancellation', {
  queue: taskQueues.wf,
  id: ({ subscriptionId, periodEnd }) => `period-end-cancellation/${subscriptionId}/${periodEnd}`,
});

/** On queue `wf`. Idempotent. */
export interface PeriodEndActivities {
  /** Ends access if, according to the row, the subscription is still cancelled and its period is over. */
  endAccess(input: PeriodEndInput): Promise<DeadlineResult | { outcome: 'waiting' }>;
}
