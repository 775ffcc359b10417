import type { Db } from '#platform/db/client.ts';
import type { Payments } from '#modules/billing/payments.ts';
import { callOnce } from './call-once.ts';

/**
 * Takes back a change that waits for the period's end, and ends what holds the subscription after one: it goes on as it
 * is. Held under the customer's lock.
 */
export async function releaseSchedule(
  { db, payments: { stripe } }: { db: Db; payments: Payments },
  { ownerId, subscriptionId }: { ownerId: string; subscriptionId: string },
): Promise<void> {
  const { schedule } = await stripe.subscriptions.retrieve(subscriptionId);
  if (schedule === null) return;
  const id = typeof schedule === 'string' ? schedule : schedule.id;
  await callOnce(db, { ownerId, purpose: `release:${id}`, request: {} }, (options) =>
    stripe.subscriptionSchedules.release(id, {}, options),
  );
}
