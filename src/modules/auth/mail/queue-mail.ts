import type { Language } from '#contracts/common.ts';
import type { SystemTx } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import { appendEventOf } from '#platform/outbox/append-event.ts';
import { mailRequested } from '#modules/auth/events.ts';
import type { MailTemplate } from './mail-texts.ts';

export interface QueuedMail {
  readonly template: MailTemplate;
  readonly ownerId: string;
  readonly to: string;
  readonly language: Language;
  readonly code?: string;
}

/** Writes the mail in the transaction of what it tells of; it leaves after the commit, at least once. */
export async function queueMail(tx: SystemTx, mail: QueuedMail): Promise<void> {
  const id = newId();
  await tx
    .insertInto('auth.mail_message')
    .values({
      id,
      owner_id: mail.ownerId,
      template: mail.template,
      language: mail.language,
      to_address: mail.to,
      code: mail.code ?? null,
    })
    .execute();
  await appendEventOf(tx, mail.ownerId, mailRequested(id, { template: mail.template }));
}
