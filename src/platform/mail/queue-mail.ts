import { sql } from 'kysely';
import type { Language } from '#contracts/common.ts';
import { storedJson } from '#platform/db/statements/stored-json.ts';
import type { Tx } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import { appendEvent, appendEventOf } from '#platform/outbox/append-event.ts';
import { mailRequested } from './mail-requested.ts';
import type { MailParameters, MailTemplateOf } from './mail-template.ts';

export interface QueuedMail<Parameters> {
  readonly ownerId: string;
  readonly to: string;
  readonly language: Language;
  readonly parameters: Parameters;
  /** a PostgreSQL interval after which the mail would only mislead and is not sent */
  readonly validFor?: string;
}

/**
 * Queues the mail in the transaction of the event it reports; in a tenant transaction, it belongs to the owner. Sent
 * after the commit, at least once.
 */
export async function queueMail<Parameters extends MailParameters>(
  tx: Tx,
  { name, parameters }: MailTemplateOf<Parameters>,
  mail: QueuedMail<NoInfer<Parameters>>,
): Promise<void> {
  const id = newId();
  await sql`insert into platform.mail_message (id, owner_id, template, parameters, language, to_address, valid_until)
    values (${id}, ${mail.ownerId}, ${name}, ${storedJson(parameters.parse(mail.parameters))}, ${mail.language},
      ${mail.to}, now() + ${mail.validFor ?? null}::interval)`.execute(tx);
  const requested = mailRequested(id, { template: name });
  await (tx.role === 'tenant' ? appendEvent(tx, requested) : appendEventOf(tx, mail.ownerId, requested));
}
