import { emailDelivery } from '#workflows/contracts/email-delivery.ts';
import { taskQueues } from '#workflows/contracts/task-queues.ts';
import type { MailActivities } from '#workflows/contracts/email-delivery.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import type { Logger } from '#platform/logger.ts';
import type { Module } from '#platform/module.ts';
import { type Consumer, consume } from '#platform/outbox/consumer.ts';
import type { Temporal } from '#platform/temporal/client.ts';
import { type DeliverDeps, deliverMail, settleMail } from './deliver-mail.ts';
import { mailRequested } from './mail-requested.ts';
import type { MailTemplate } from './mail-template.ts';
import { MailNotTaken } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';
import { sweepMail } from './sweep-mail.ts';
import { createWriteMail } from './write-mail.ts';

/** Delivery of the mails that modules queue. */
export function createMail(deps: {
  db: Db;
  config: Config;
  logger: Logger;
  temporal: Temporal;
  templates: readonly MailTemplate[];
}): Pick<Module, 'consumers' | 'sweeps' | 'activities'> {
  const { config, temporal, templates } = deps;
  const delivery = { ...deps, mailer: createSmtpMailer(config), writeMail: createWriteMail(config, templates) };
  return {
    consumers: [createConsumer(delivery, temporal)],
    sweeps: { mail: sweepMail },
    activities: async () => ({ [taskQueues.actMail]: createActivities(delivery) }),
  };
}

/**
 * The first attempt is made here, so that a code arrives even while Temporal is down or still being built. If the mail
 * server does not accept it, the workflow retries for a day; if Temporal is down too, the relay retries here within
 * seconds.
 */
function createConsumer(deps: DeliverDeps, temporal: Temporal): Consumer {
  return consume('platform.deliver-mail', mailRequested, async (event) => {
    const { aggregateId: messageId, payload } = event;
    try {
      await deliverMail(deps, messageId);
    } catch (error) {
      if (!(error instanceof MailNotTaken)) throw error;
      deps.logger.warn({ messageId, reason: error.message }, 'mail: not taken, goes on as a workflow');
      await temporal.start(
        emailDelivery,
        { messageId },
        { summary: `mail ${payload.template}`, entity: { type: 'mail', id: messageId }, trigger: event },
      );
    }
  });
}

function createActivities(deps: DeliverDeps): MailActivities {
  return {
    deliverMail: async ({ messageId }) => ((await deliverMail(deps, messageId)) === 'skipped' ? 'skipped' : 'settled'),
    giveUpMail: async ({ messageId }) => {
      await settleMail(deps, messageId, 'undeliverable');
    },
  };
}
