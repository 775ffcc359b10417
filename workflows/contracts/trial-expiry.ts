import type { SubscriptionInput } from './payment-activities.ts';
import { taskQueues } from './task-queues.ts';
import { workflow } from './workflow.ts';

export interface DeadlineResult {
  /** how the wait ended: access ended, it goes on (paid, resumed), or the subscription is another one by now */
  readonly outcome: 'ended' | 'continues' | 'gone';
}

export const trialExpiry = workflow<SubscriptionInput, DeadlineResult, Pick<SubscriptionInput, 'subscriptionId'>>(
  'trialExpiry',
  { queue: taskQueues.wf, id: ({ subscriptionId }) => `trial-expiry/${subscriptionId}` },
);

/** The end of the trial was moved: look again. */
export const deadlineMovedSignal = trialExpiry.signal<void>('deadlineMoved');

/** On queue `wf`. Each may run twice. */
export interface TrialActivities {
  /** When the trial ends by the row, and whether its owner was reminded; null when there is no trial (any more). */
  readTrial(input: SubscriptionInput): Promise<{ endsAt: string; reminded: boolean } | null>;
  /** Mails its owner, once for each end. */
  queueReminder(input: SubscriptionInput): Promise<void>;
  /** Ends the trial if its time is over by the row; what the payment service said last decides. */
  expireTrial(input: SubscriptionInput): Promise<DeadlineResult | { outcome: 'waiting' }>;
}
