import { sql } from 'kysely';
import type { TenantTx } from '#platform/db/unit-of-work.ts';

/** Mails that have not left and name a row by its id name another in its place: whoever erases that one finds them. */
export async function renameInMails(tx: TenantTx, id: string, newId: string): Promise<void> {
  await sql`update platform.mail_message set parameters = replace(parameters::text, ${id}, ${newId})::jsonb
    where owner_id = ${tx.ownerId} and parameters::text like ${`%${id}%`}`.execute(tx);
}
