import { sql } from 'kysely';
import type { Db } from '#platform/db/client.ts';
import type { Payments } from '#modules/billing/payments.ts';
import { findSubscription } from '#modules/billing/subscription/subscription-row.ts';
import { callOnce } from './call-once.ts';

/** The customer that an account is at the payment service, made on first use. Held under the customer's lock. */
export async function ensureCustomer(
  { db, payments: { stripe } }: { db: Db; payments: Payments },
  { ownerId, email }: { ownerId: string; email: string },
): Promise<string> {
  const { customerId } = await findSubscription(db, ownerId);
  if (customerId !== null) return customerId;
  const request = { email, metadata: { account: ownerId } };
  const customer = await callOnce(db, { ownerId, purpose: 'customer', request }, (options) =>
    stripe.customers.create(request, options),
  );
  // Before anything is bought: a webhook names nobody else.
  await sql`insert into billing.subscription (owner_id, customer_id) values (${ownerId}, ${customer.id})
    on conflict (owner_id) do update set customer_id = excluded.customer_id`.execute(db.system);
  return customer.id;
}
