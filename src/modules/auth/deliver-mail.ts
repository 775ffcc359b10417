import { sql } from 'kysely';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import { type Mailer, MailRefused } from '#platform/mail/mailer.ts';
import { MailTemplate, writeMail } from './mail-texts.ts';
import { languageOfUser } from './read-user.ts';

export interface DeliverDeps {
  readonly db: Db;
  readonly config: Pick<Config, 'PUBLIC_URL'>;
  readonly mailer: Mailer;
}

/**
 * Hands a queued mail to the mail server. Settled ones are left alone, so a repeat does nothing; a crash between the
 * server's answer and our note sends it twice, under the same Message-ID.
 *
 * @throws MailNotTaken when it may go through later
 */
export async function deliverMail(deps: DeliverDeps, messageId: string): Promise<void> {
  const row = await deps.db.system
    .selectFrom('auth.mail_message')
    .select(['id', 'template', 'language', 'to_address', 'code'])
    .where('id', '=', messageId)
    .where('state', '=', 'queued')
    .executeTakeFirst();
  if (row === undefined) return;
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
    await settleMail(deps, messageId, 'undeliverable');
    return;
  }
  await settleMail(deps, messageId, 'sent');
}

/** Ends a mail's life in the queue; its code goes with it. */
export async function settleMail(deps: { db: Db }, messageId: string, state: 'sent' | 'undeliverable'): Promise<void> {
  await deps.db.system
    .updateTable('auth.mail_message')
    .set({ state, code: null, settled_at: sql`now()` })
    .where('id', '=', messageId)
    .where('state', '=', 'queued')
    .execute();
}
