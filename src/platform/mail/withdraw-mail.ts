import { sql } from 'kysely';
import type { SystemTx } from '#platform/db/unit-of-work.ts';
import type { MailTemplate } from './mail-template.ts';

/**
 * Invalidates a template's queued mails to this address: they will be skipped.
 *
 * @param ownerId only those of this account, for mails that several accounts may send to one address
 */
export async function withdrawMail(
  tx: SystemTx,
  template: Pick<MailTemplate, 'name'>,
  to: string,
  ownerId: string | null = null,
): Promise<void> {
  await sql`update platform.mail_message set valid_until = now()
    where lower(to_address) = lower(${to}) and state = 'queued' and template = ${template.name}
      and (${ownerId}::uuid is null or owner_id = ${ownerId})`.execute(tx);
}
