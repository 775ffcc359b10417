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
  /** Hands the message to the mail server; once it has ended, a repeat does nothing. `skipped`: it came too late. */
  deliverMail(input: EmailDeliveryInput): Promise<'settled' | 'skipped'>;
  /** Records that it could not be delivered for good. */
  giveUpMail(input: EmailDeliveryInput): Promise<void>;
}
