import { sql } from 'kysely';
import { type Consumer, TryLater, consume } from '#platform/outbox/consumer.ts';
import { emailChanged } from '#modules/auth/events.ts';
import type { Temporal } from '#platform/temporal/client.ts';
import { extrasInvoicing } from '#workflows/contracts/extras-invoicing.ts';
import { periodEndCancellation } from '#workflows/contracts/period-end-cancellation.ts';
import { deadlineMovedSignal } from '#workflows/contracts/trial-expiry.ts';
import { cancellationScheduled, extrasClosed, paymentReported, trialStarted } from './events.ts';
import { updateCustomerEmail } from './payment/customer.ts';
import { type Payments, isAway } from './payments.ts';
import { type SyncDeps, syncCustomer } from './subscription/sync-customer.ts';

export function createBillingConsumers(
  deps: Omit<SyncDeps, 'payments'> & { readonly payments: Payments | undefined; readonly temporal: Temporal },
): readonly Consumer[] {
  const { payments, temporal } = deps;
  const entity = (id: string) => ({ type: 'subscription', id });
  return [
    consume('billing.sync-customer', paymentReported, async (event) => {
      if (payments === undefined) throw new TryLater('there is no key of the payment service');
      // Data fetched after the webhook arrived already reflects what it reports.
      const { rows } = await sql`select from billing.subscription
        where owner_id = ${event.ownerId} and fetched_at > ${event.occurredAt}`.execute(deps.db.system);
      if (rows.length > 0) return;
      await syncCustomer({ ...deps, payments }, event.ownerId).catch(laterIfAway);
    }),
    consume('billing.update-customer-email', emailChanged, async ({ ownerId }) => {
      await updateCustomerEmail({ ...deps, payments }, ownerId).catch(laterIfAway);
    }),
    // Started by the first event; each later one signals the workflow to check again.
    consume('billing.start-trial-expiry', trialStarted, async (event) => {
      const { subscriptionId, trialEndsAt } = event.payload;
      const input = { ownerId: event.ownerId, subscriptionId };
      const summary = `trial of ${subscriptionId} until ${trialEndsAt}`;
      await temporal.signalWithStart(deadlineMovedSignal, input, {
        summary,
        entity: entity(subscriptionId),
        trigger: event,
      });
    }),
    consume('billing.start-period-end-cancellation', cancellationScheduled, async (event) => {
      const { subscriptionId, periodEnd } = event.payload;
      const input = { ownerId: event.ownerId, subscriptionId, periodEnd };
      const summary = `${subscriptionId} was cancelled for ${periodEnd}`;
      await temporal.start(periodEndCancellation, input, { summary, entity: entity(subscriptionId), trigger: event });
    }),
    consume('billing.start-extras-invoicing', extrasClosed, async (event) => {
      const { subscriptionId, windowStart } = event.payload;
      const input = { ownerId: event.ownerId, subscriptionId, windowStart };
      const summary = `extra interviews of ${subscriptionId}, month from ${windowStart}`;
      await temporal.start(extrasInvoicing, input, { summary, entity: entity(subscriptionId), trigger: event });
    }),
  ];
}

function laterIfAway(error: unknown): never {
  throw isAway(error) ? new TryLater('the payment service does not answer', { cause: error }) : error;
}
