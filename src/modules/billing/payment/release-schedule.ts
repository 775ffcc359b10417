import type { Db } from '#platform/db/client.ts';
import type { Payments } from '#modules/billing/payments.ts';
import { callOnce } from './call-once.ts';

/**
 * Releases the subscription's schedule: cancels a change pending for the end of the period, or ends the control that
 * remains after one. The subscription continues as it is. The caller must hold the customer's lock.
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
