import { taskQueues } from './task-queues.ts';
import { workflow } from './workflow.ts';

export interface SweepResult {
  /** subscriptions whose end was overdue: none, when their own workflows run */
  readonly repaired: number;
  /** months whose extra interviews are now being paid for */
  readonly closed: number;
  /** customers whose webhooks had not arrived */
  readonly missed: number;
}

/** Its schedule has the same id; the runs add their time to it. */
export const subscriptionSweep = workflow<void, SweepResult>('subscriptionSweep', {
  queue: taskQueues.wf,
  id: () => 'subscription-sweep',
});

/** On queue `wf`. Each may run twice. */
export interface SweepActivities {
  /** At most 200 accounts whose trial, period or grace has been over for a quarter of an hour. */
  selectOverdue(): Promise<readonly string[]>;
  /** Applies what the row says. @returns whether that changed anything */
  settleOverdue(ownerId: string): Promise<boolean>;
  /** Closes at most 200 months that are over and have extras, and asks for their invoices. */
  closeWindows(): Promise<number>;
}

/** On queue `act-http`. */
export interface MissedWebhookActivities {
  /** Accounts of which the payment service has reports that it could not deliver; at most 200. */
  listMissed(): Promise<readonly string[]>;
}
