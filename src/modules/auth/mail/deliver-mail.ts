import { sql } from 'kysely';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import type { Logger } from '#platform/logger.ts';
import { type Mailer, MailRefused } from '#platform/mail/mailer.ts';
import { isCodeAlive } from '#modules/auth/registration/codes.ts';
import { MailTemplate, writeMail } from './mail-texts.ts';
import { languageOfUser } from '#modules/auth/profile/read-user.ts';

export interface DeliverDeps {
  readonly db: Db;
  readonly config: Pick<Config, 'PUBLIC_URL' | 'PEPPER'>;
  readonly mailer: Mailer;
  readonly logger: Logger;
}

/** Mirrored by the check constraint of auth.mail_message. */
export const mailStates = ['queued', 'sent', 'undeliverable', 'skipped'] as const;
type MailEnd = Exclude<(typeof mailStates)[number], 'queued'>;

/**
 * Hands a queued mail to the mail server. Settled ones are left alone, so a repeat does nothing; a crash between the
 * server's answer and our note sends it twice, under the same Message-ID. A mail that was held for so long that its
 * code expired, or was followed by a newer one, is not sent: it would only mislead.
 *
 * @returns how it ended; undefined when it had ended before
 * @throws MailNotTaken when it may go through later
 */
export async function deliverMail(deps: DeliverDeps, messageId: string): Promise<MailEnd | undefined> {
  const row = await deps.db.system
    .selectFrom('auth.mail_message')
    .select(['id', 'template', 'language', 'to_address', 'code', 'owner_id'])
    .where('id', '=', messageId)
    .where('state', '=', 'queued')
    .executeTakeFirst();
  if (row === undefined) return undefined;
  if (row.code !== null && !(await isCodeAlive(deps.db, deps.config.PEPPER, row.owner_id, row.code))) {
    deps.logger.warn({ messageId }, 'mail: not sent, its code is of no use any more');
    return settleMail(deps, messageId, 'skipped');
  }
  const mail = writeMail(deps.config, {
    id: row.id,
    template: MailTemplate.parse(row.template),
    language: languageOfUser(row.language),
    to: row.to_address,
    code: row.code,
  });
  try {
    await deps.mailer.send(mail);
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    return settleMail(deps, messageId, 'undeliverable');
  }
  return settleMail(deps, messageId, 'sent');
}

/** Ends a mail's life in the queue; its code goes with it. */
export async function settleMail(deps: { db: Db }, messageId: string, state: MailEnd): Promise<MailEnd> {
  await deps.db.system
    .updateTable('auth.mail_message')
    .set({ state, code: null, settled_at: sql`now()` })
    .where('id', '=', messageId)
    .where('state', '=', 'queued')
    .execute();
  return state;
}
