import { sql } from 'kysely';
import type { TenantTx } from '#platform/db/unit-of-work.ts';

/**
 * Replaces the id of a row by another in the parameters of the owner's stored mails, so that an erasure of the other
 * row finds them.
 */
export async function renameInMails(tx: TenantTx, id: string, newId: string): Promise<void> {
  await sql`update platform.mail_message set parameters = replace(parameters::text, ${id}, ${newId})::jsonb
    where owner_id = ${tx.ownerId} and parameters::text like ${`%${id}%`}`.execute(tx);
}
