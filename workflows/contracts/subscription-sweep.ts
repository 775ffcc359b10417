import { taskQueues } from './task-queues.ts';
import { workflow } from './workflow.ts';

export interface SweepResult {
  /** overdue subscriptions that were ended: none, if their own workflows run */
  readonly repaired: number;
  /** months whose extra interviews are now being invoiced */
  readonly closed: number;
  /** customers whose webhooks had not arrived */
  readonly missed: number;
}

/** Its schedule has the same id; Temporal appends the start time to the ids of the runs. */
export const subscriptionSweep = workflow<void, SweepResult>('subscriptionSweep', {
  queue: taskQueues.wf,
  id: () => 'subscription-sweep',
});

/** On queue `wf`. Each is idempotent. */
export interface SweepActivities {
  /** At most 200 accounts whose trial, period or grace period ended more than a quarter of an hour ago. */
  selectOverdue(): Promise<readonly string[]>;
  /** Applies what the row says. @returns whether that changed anything */
  settleOverdue(ownerId: string): Promise<boolean>;
  /** Closes at most 200 past months with extra interviews, and requests their invoices. */
  closeWindows(): Promise<number>;
}

/** On queue `act-http`. */
export interface MissedWebhookActivities {
  /** At most 200 accounts with events that the payment service could not deliver. */
  listMissed(): Promise<readonly string[]>;
}
