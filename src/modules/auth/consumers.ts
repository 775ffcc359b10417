import { emailDelivery } from '#workflows/contracts/email-delivery.ts';
import { MailNotTaken } from '#platform/mail/mailer.ts';
import { type Consumer, consume } from '#platform/outbox/consumer.ts';
import type { Temporal } from '#platform/temporal/client.ts';
import { type DeliverDeps, deliverMail } from './mail/deliver-mail.ts';
import { mailRequested } from './events.ts';

/**
 * The first try is made here, so that a code arrives while Temporal is away or still being built. When the mail server
 * does not take it, the workflow goes on for a day; with Temporal away too, the relay comes back here in seconds.
 */
export function createAuthConsumers(deps: DeliverDeps & { temporal: Temporal }): readonly Consumer[] {
  return [
    consume('auth.deliver-mail', mailRequested, async (event) => {
      const { aggregateId: messageId, payload } = event;
      try {
        await deliverMail(deps, messageId);
      } catch (error) {
        if (!(error instanceof MailNotTaken)) throw error;
        deps.logger.warn({ messageId, reason: error.message }, 'mail: not taken, goes on as a workflow');
        await deps.temporal.start(
          emailDelivery,
          { messageId },
          { summary: `mail ${payload.template}`, entity: { type: 'mail', id: messageId }, trigger: event },
        );
      }
    }),
  ];
}
