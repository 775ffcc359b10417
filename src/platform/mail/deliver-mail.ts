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
 * Hands a queued mail to the mail server. Settled mails are skipped, so repeating is safe; a crash between the server's
 * response and our update sends the mail twice, with the same Message-ID. A mail past its validity is not sent, as it
 * would only mislead.
 *
 * @returns the final state; undefined if it was settled before
 * @throws MailNotTaken if a retry may succeed
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

/** Records the final state of a mail and deletes its parameters, which may include a code. */
export async function settleMail(deps: { db: Db }, messageId: string, state: MailEnd): Promise<MailEnd> {
  await deps.db.system
    .updateTable('platform.mail_message')
    .set({ state, parameters: null, settled_at: sql`now()` })
    .where('id', '=', messageId)
    .where('state', '=', 'queued')
    .execute();
  return state;
}
