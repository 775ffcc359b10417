import type { AuthSweeps, MailActivities } from '#workflows/contracts.ts';
import type { Db } from '#platform/db/client.ts';
import type { Logger } from '#platform/logger.ts';
import { sweepActivities } from '#platform/temporal/sweep-activities.ts';
import { type DeliverDeps, deliverMail, settleMail } from './mail/deliver-mail.ts';
import { sweepCodes } from './registration/sweep-codes.ts';
import { sweepMail } from './mail/sweep-mail.ts';
import { sweepSessions } from './session/sweep-sessions.ts';
import { sweepThrottles } from './sign-in/sweep-throttles.ts';

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
