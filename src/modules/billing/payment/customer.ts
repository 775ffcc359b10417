import { sql } from 'kysely';
import type { Db } from '#platform/db/client.ts';
import { asSystem } from '#platform/db/unit-of-work.ts';
import { TryLater } from '#platform/outbox/consumer.ts';
import { contactOf } from '#modules/auth/index.ts';
import { type Payments, isMissing } from '#modules/billing/payments.ts';
import { findSubscription } from '#modules/billing/subscription/subscription-row.ts';
import { customerLock } from '#modules/billing/subscription/sync-customer.ts';
import { callOnce } from './call-once.ts';

/** The account's customer at the payment service, created on first use. The caller must hold the customer's lock. */
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
  // Stored before anything is bought, because webhooks identify only the customer.
  await sql`insert into billing.subscription (owner_id, customer_id) values (${ownerId}, ${customer.id})
    on conflict (owner_id) do update set customer_id = excluded.customer_id`.execute(db.system);
  return customer.id;
}

/**
 * Updates the account's address at the payment service, which sends receipts to it. Always sends the current address,
 * so neither order nor repetition of the events matters.
 *
 * @throws TryLater, LockBusy, and whatever Stripe's library throws
 */
export async function updateCustomerEmail(
  { db, payments }: { db: Db; payments: Payments | undefined },
  ownerId: string,
): Promise<void> {
  await db.exclusively(customerLock(ownerId), async () => {
    const { customerId } = await findSubscription(db, ownerId);
    const contact = await asSystem(db, (tx) => contactOf(tx, ownerId));
    // Nothing was ever bought, or the account is gone, and its customer with it.
    if (customerId === null || contact === undefined) return;
    if (payments === undefined) throw new TryLater('there is no key of the payment service');
    await payments.stripe.customers.update(customerId, { email: contact.email }).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
  });
}
