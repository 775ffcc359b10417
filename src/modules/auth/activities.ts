import type { MailActivities } from '#workflows/contracts/email-delivery.ts';
import { type DeliverDeps, deliverMail, settleMail } from './mail/deliver-mail.ts';

export function createMailActivities(deps: DeliverDeps): MailActivities {
  return {
    deliverMail: async ({ messageId }) => ((await deliverMail(deps, messageId)) === 'skipped' ? 'skipped' : 'settled'),
    giveUpMail: async ({ messageId }) => {
      await settleMail(deps, messageId, 'undeliverable');
    },
  };
}
