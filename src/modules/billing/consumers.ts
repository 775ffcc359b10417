import { sql } from 'kysely';
import { type Consumer, TryLater, consume } from '#platform/outbox/consumer.ts';
import { paymentReported } from './events.ts';
import { type Payments, isAway } from './payments.ts';
import { type SyncDeps, syncCustomer } from './subscription/sync-customer.ts';

export function createBillingConsumers(
  deps: Omit<SyncDeps, 'payments'> & { readonly payments: Payments | undefined },
): readonly Consumer[] {
  const { payments } = deps;
  return [
    consume('billing.sync-customer', paymentReported, async (event) => {
      if (payments === undefined) throw new TryLater('there is no key of the payment service');
      // What was fetched after the webhook had come knows what it speaks of.
      const { rows } = await sql`select from billing.subscription
        where owner_id = ${event.ownerId} and fetched_at > ${event.occurredAt}`.execute(deps.db.system);
      if (rows.length > 0) return;
      await syncCustomer({ ...deps, payments }, event.ownerId).catch((error: unknown) => {
        throw isAway(error) ? new TryLater('the payment service does not answer', { cause: error }) : error;
      });
    }),
  ];
}
