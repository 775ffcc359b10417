import { sql } from 'kysely';
import type { Db } from '#platform/db/client.ts';
import type { Payments } from '#modules/billing/payments.ts';

/** Maximum per sweep. */
const most = 200;
const threeDaysSec = 3 * 86_400;

/**
 * Accounts with events that Stripe could not deliver, and that have not been fetched since the second of their newest
 * such event.
 */
export async function listMissedWebhooks({ db, payments }: { db: Db; payments: Payments }): Promise<readonly string[]> {
  const since = Math.floor(Date.now() / 1000) - threeDaysSec;
  const reported = new Map<string, Date>();
  const list = payments.stripe.events.list({ delivery_success: false, created: { gte: since }, limit: 100 });
  for await (const { data, created } of list) {
    const customer = 'customer' in data.object ? data.object.customer : undefined;
    // Newest first, so the first event of a customer is the latest.
    if (typeof customer === 'string' && !reported.has(customer)) reported.set(customer, new Date((created + 1) * 1000));
    if (reported.size >= most) break;
  }
  const { rows } = await sql<{ owner_id: string; customer_id: string; fetched_at: Date | null }>`
    select owner_id, customer_id, fetched_at from billing.subscription
    where customer_id = any (${[...reported.keys()]}::text[])`.execute(db.system);
  return rows
    .filter(({ customer_id: id, fetched_at: at }) => at === null || at <= (reported.get(id) ?? at))
    .map(({ owner_id: ownerId }) => ownerId);
}
