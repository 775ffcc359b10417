import { sql } from 'kysely';
import type { ExtrasActivities, ExtrasInput } from '#workflows/contracts/extras-invoicing.ts';
import { prices } from '#contracts/billing/plans.ts';
import type { Db } from '#platform/db/client.ts';
import { asSystem } from '#platform/db/unit-of-work.ts';
import { appendEventOf } from '#platform/outbox/append-event.ts';
import { extrasInvoiced } from '#modules/billing/events.ts';

/** What a closed month's extra interviews cost; null once they are invoiced or abandoned. */
export async function readExtras(
  { db }: { db: Db },
  { ownerId, windowStart }: ExtrasInput,
): Promise<{ count: number; cents: number } | null> {
  const { rows } = await sql<{ extras: number }>`
    select extras from billing.quota_window
    where owner_id = ${ownerId} and starts_at = ${windowStart} and extras_state = 'invoicing'`.execute(db.system);
  const [window] = rows;
  return window === undefined ? null : { count: window.extras, cents: window.extras * prices.extraInterview };
}

/** Records the outcome of a month's extras, once. */
export async function recordExtras(
  { db }: { db: Db },
  input: Parameters<ExtrasActivities['recordExtras']>[0],
): Promise<void> {
  const { ownerId, windowStart, subscriptionId, state } = input;
  const itemId = input.state === 'invoiced' ? input.itemId : null;
  await asSystem(db, async (tx) => {
    const { rows } = await sql<{ extras: number }>`
      update billing.quota_window set extras_state = ${state}, invoice_item_id = ${itemId}
      where owner_id = ${ownerId} and starts_at = ${windowStart} and extras_state = 'invoicing'
      returning extras`.execute(tx);
    const [window] = rows;
    if (window === undefined || state !== 'invoiced') return;
    const cents = window.extras * prices.extraInterview;
    await appendEventOf(tx, ownerId, extrasInvoiced(ownerId, { subscriptionId, windowStart, cents }));
  });
}
