import { taskQueues } from './task-queues.ts';
import { workflow } from './workflow.ts';

export interface EmailDeliveryInput {
  readonly messageId: string;
}

export const emailDelivery = workflow<EmailDeliveryInput, void>('emailDelivery', {
  queue: taskQueues.wf,
  id: ({ messageId }) => `email-delivery/${messageId}`,
});

/** On queue `act-mail`. */
export interface MailActivities {
  /**
   * Hands the message to the mail server; does nothing if the message is already settled. `skipped`: it was no longer
   * valid.
   */
  deliverMail(input: EmailDeliveryInput): Promise<'settled' | 'skipped'>;
  /** Records that the message is permanently undeliverable. */
  giveUpMail(input: EmailDeliveryInput): Promise<void>;
}
