import type { AuthSweeps, MailActivities } from '#workflows/contracts.ts';
import type { Db } from '#platform/db/client.ts';
import type { Logger } from '#platform/logger.ts';
import { sweepActivities } from '#platform/temporal/sweep-activities.ts';
import { type DeliverDeps, deliverMail, settleMail } from './deliver-mail.ts';
import { sweepCodes } from './sweep-codes.ts';
import { sweepMail } from './sweep-mail.ts';
import { sweepSessions } from './sweep-sessions.ts';
import { sweepThrottles } from './sweep-throttles.ts';

export function createMailActivities(deps: DeliverDeps): MailActivities {
  return {
    deliverMail: async ({ messageId }) => ((await deliverMail(deps, messageId)) === 'skipped' ? 'skipped' : 'settled'),
    giveUpMail: async ({ messageId }) => {
      await settleMail(deps, messageId, 'undeliverable');
    },
  };
}

export function createAuthSweeps(deps: { db: Db; logger: Logger }): AuthSweeps {
  return sweepActivities(deps, { sweepThrottles, sweepCodes, sweepSessions, sweepMail });
}
