import { sql } from 'kysely';
import type { Db } from '#platform/db/client.ts';
import { asSystem } from '#platform/db/unit-of-work.ts';
import { appendEventOf } from '#platform/outbox/append-event.ts';
import { extrasClosed } from '#modules/billing/events.ts';

/** Maximum per sweep. */
const most = 200;

/** Closes past months with extra interviews, and emits events to invoice them. @returns how many */
export async function closeWindows({ db }: { db: Db }): Promise<number> {
  return asSystem(db, async (tx) => {
    const { rows } = await sql<{ owner_id: string; starts_at: Date; subscription_id: string }>`
      update billing.quota_window w set extras_state = 'invoicing', closed_at = now()
      from (select owner_id, starts_at from billing.quota_window
        where extras > 0 and extras_state = 'open' and ends_at <= now()
        order by ends_at limit ${most} for update skip locked) due
      where w.owner_id = due.owner_id and w.starts_at = due.starts_at
      returning w.owner_id, w.starts_at, w.subscription_id`.execute(tx);
    for (const { owner_id: ownerId, starts_at: startsAt, subscription_id: subscriptionId } of rows) {
      const windowStart = startsAt.toISOString();
      await appendEventOf(tx, ownerId, extrasClosed(ownerId, { subscriptionId, windowStart }));
    }
    return rows.length;
  });
}
