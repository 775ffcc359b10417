import { sql } from 'kysely';
import type { SystemTx } from '#platform/db/unit-of-work.ts';
import type { MailTemplate } from './mail-template.ts';

/** Invalidates a template's queued mails to this address: they will be skipped. */
export async function withdrawMail(tx: SystemTx, template: Pick<MailTemplate, 'name'>, to: string): Promise<void> {
  await sql`update platform.mail_message set valid_until = now()
    where lower(to_address) = lower(${to}) and state = 'queued' and template = ${template.name}`.execute(tx);
}
