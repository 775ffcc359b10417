import { sql } from 'kysely';
import { Language } from '#contracts/common.ts';
import type { Db } from '#platform/db/client.ts';
import { type SystemTx, asSystem } from '#platform/db/unit-of-work.ts';
import type { MailTemplateOf } from '#platform/mail/mail-template.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';

/** The mail to the owner of an erased account. The auth module defines its texts and sends no other mail after it. */
export type ErasureNotice = MailTemplateOf<{ receipt: string }>;

/**
 * Turns the erasure into its receipt, which no longer identifies the subject. The notice is queued in the same
 * transaction and belongs to the erasure: as one of the account's mails, it would be deleted before it was sent.
 *
 * @returns whether a notice is still stored
 */
export async function finishErasure(deps: { db: Db }, notice: ErasureNotice, erasureId: string): Promise<boolean> {
  return asSystem(deps.db, async (tx) => {
    const { rows } = await sql<{ address: string | null; language: string | null; closed: boolean }>`
      select notify_address as address, notify_language as language, closed_at is not null as closed
      from platform.erasure where id = ${erasureId} for update`.execute(tx);
    const [row] = rows;
    if (row === undefined || row.closed) return false;
    const { address, language } = row;
    if (address !== null) {
      const to = { ownerId: erasureId, to: address, language: Language.parse(language) };
      await queueMail(tx, notice, { ...to, parameters: { receipt: erasureId } });
    }
    await writeReceipt(tx, erasureId);
    return (await noticesOf(tx, erasureId)) > 0;
  });
}

async function writeReceipt(tx: SystemTx, erasureId: string): Promise<void> {
  await sql`update platform.erasure set erased_at = coalesce(erased_at, now()), owner_id = null, subject_id = null,
      entities = '{}', notify_address = null, notify_language = null,
      closed_at = case when not exists (select from platform.mail_message where owner_id = ${erasureId}) then now() end
    where id = ${erasureId}`.execute(tx);
}

async function noticesOf(tx: SystemTx, erasureId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from platform.mail_message where owner_id = ${erasureId}`.execute(tx);
  return rows[0]?.count ?? 0;
}
