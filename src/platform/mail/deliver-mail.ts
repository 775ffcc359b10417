import { sql } from 'kysely';
import { Language } from '#contracts/common.ts';
import type { Db } from '#platform/db/client.ts';
import type { Logger } from '#platform/logger.ts';
import { type Mailer, MailRefused } from './mailer.ts';
import type { WriteMail } from './write-mail.ts';

export interface DeliverDeps {
  readonly db: Db;
  readonly mailer: Mailer;
  readonly writeMail: WriteMail;
  readonly logger: Logger;
}

/** Mirrored by the check constraint of platform.mail_message. */
export const mailStates = ['queued', 'sent', 'undeliverable', 'skipped'] as const;
type MailEnd = Exclude<(typeof mailStates)[number], 'queued'>;

/**
 * Hands a queued mail to the mail server. Settled ones are left alone, so a repeat does nothing; a crash between the
 * server's answer and our note sends it twice, under the same Message-ID. One that was held until it was of no use any
 * more is not sent: it would only mislead.
 *
 * @returns how it ended; undefined when it had ended before
 * @throws MailNotTaken when it may go through later
 */
export async function deliverMail(deps: DeliverDeps, messageId: string): Promise<MailEnd | undefined> {
  const row = await deps.db.system
    .selectFrom('platform.mail_message')
    .select(['id', 'template', 'language', 'to_address', 'parameters', sql<boolean>`valid_until <= now()`.as('late')])
    .where('id', '=', messageId)
    .where('state', '=', 'queued')
    .executeTakeFirst();
  if (row === undefined) return undefined;
  if (row.late) {
    deps.logger.warn({ messageId }, 'mail: not sent, it is of no use any more');
    return settleMail(deps, messageId, 'skipped');
  }
  const { id, template, parameters } = row;
  const mail = deps.writeMail({ id, template, parameters, language: Language.parse(row.language), to: row.to_address });
  try {
    await deps.mailer.send(mail);
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    return settleMail(deps, messageId, 'undeliverable');
  }
  return settleMail(deps, messageId, 'sent');
}

/** Records how a mail ended; its parameters, a code among them, go with that. */
export async function settleMail(deps: { db: Db }, messageId: string, state: MailEnd): Promise<MailEnd> {
  await deps.db.system
    .updateTable('platform.mail_message')
    .set({ state, parameters: null, settled_at: sql`now()` })
    .where('id', '=', messageId)
    .where('state', '=', 'queued')
    .execute();
  return state;
}
