import type { MailActivities } from '#workflows/contracts.ts';
import { type DeliverDeps, deliverMail, settleMail } from './deliver-mail.ts';

export function createMailActivities(deps: DeliverDeps): MailActivities {
  return {
    deliverMail: ({ messageId }) => deliverMail(deps, messageId),
    giveUpMail: ({ messageId }) => settleMail(deps, messageId, 'undeliverable'),
  };
}
