import type { SubscriptionInput } from './payment-activities.ts';
import { taskQueues } from './task-queues.ts';
import { workflow } from './workflow.ts';

export interface DeadlineResult {
  /**
   * how the wait ended: access ended, the subscription continues (paid, resumed), or a different subscription has
   * replaced it
   */
  readonly outcome: 'ended' | 'continues' | 'gone';
}

export const trialExpiry = workflow<SubscriptionInput, DeadlineResult, Pick<SubscriptionInput, 'subscriptionId'>>(
  'trialExpiry',
  { queue: taskQueues.wf, id: ({ subscriptionId }) => `trial-expiry/${subscriptionId}` },
);

/** The end of the trial was moved: read it again. */
export const deadlineMovedSignal = trialExpiry.signal<void>('deadlineMoved');

/** On queue `wf`. Each is idempotent. */
export interface TrialActivities {
  /**
   * When the trial ends according to the row, and whether its owner was reminded; null if there is no trial (any more).
   */
  readTrial(input: SubscriptionInput): Promise<{ endsAt: string; reminded: boolean } | null>;
  /** Mails the owner, once per end date. */
  queueReminder(input: SubscriptionInput): Promise<void>;
  /** Ends the trial if it is over according to the row, which holds the payment service's latest state. */
  expireTrial(input: SubscriptionInput): Promise<DeadlineResult | { outcome: 'waiting' }>;
}
