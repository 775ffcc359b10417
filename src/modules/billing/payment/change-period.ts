import type { Stripe } from 'stripe';
import type { BillingPeriod } from '#contracts/billing/plans.ts';
import { isDue, isLive } from '#contracts/billing/subscription-status.ts';
import type { Actor } from '#platform/actor.ts';
import { AppError } from '#platform/app-error.ts';
import type { Config } from '#platform/config.ts';
import { type Payments, orAway, requirePayments } from '#modules/billing/payments.ts';
import { findSubscription } from '#modules/billing/subscription/subscription-row.ts';
import { type SyncDeps, customerLock, syncLocked } from '#modules/billing/subscription/sync-customer.ts';
import { closeCheckouts, openCheckouts } from './open-checkouts.ts';
import { ensurePeriodPortal } from './period-portal.ts';
import { ensurePrice } from './price.ts';
import { releaseSchedule } from './release-schedule.ts';
import { returnAddress } from './return-address.ts';

interface PeriodDeps extends Omit<SyncDeps, 'config' | 'payments'> {
  readonly config: Pick<Config, 'PEPPER' | 'PUBLIC_URL'>;
  readonly payments: Payments | undefined;
}

interface PeriodChange {
  readonly billingPeriod: BillingPeriod;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/**
 * Opens the payment service's page that shows what the other billing period costs now and later, and makes the change
 * once confirmed. A change to yearly takes effect immediately, minus the value left of the paid period; a change to
 * monthly takes effect when the paid period ends, and can be undone here until then. If there is nothing to confirm,
 * returns the success URL. Idempotent.
 *
 * @throws AppError billing.return_address, billing.not_for_sale, billing.no_subscription, billing.payment_due,
 * billing.will_end, billing.payment_service_away
 */
export async function changePeriod(deps: PeriodDeps, actor: Actor, given: PeriodChange): Promise<{ url: string }> {
  const change = {
    billingPeriod: given.billingPeriod,
    successUrl: returnAddress(deps.config, given.successUrl),
    cancelUrl: returnAddress(deps.config, given.cancelUrl),
  };
  const open = { ...deps, payments: requirePayments(deps.payments) };
  return orAway(deps.db.exclusively(customerLock(actor.userId), () => begin(open, actor.userId, change)));
}

async function begin(deps: SyncDeps, ownerId: string, change: PeriodChange): Promise<{ url: string }> {
  await syncLocked(deps, ownerId);
  const row = await findSubscription(deps.db, ownerId);
  const { customerId, subscriptionId, status, billingPeriod, nextBillingPeriod } = row;
  if (customerId === null || subscriptionId === null || !isLive(status)) throw new AppError('billing.no_subscription');
  if (isDue(status)) throw new AppError('billing.payment_due');
  if (row.cancelAtPeriodEnd) throw new AppError('billing.will_end');
  if ((nextBillingPeriod ?? billingPeriod) === change.billingPeriod) return { url: change.successUrl };
  if (billingPeriod === change.billingPeriod) {
    await releaseSchedule(deps, { ownerId, subscriptionId });
    await syncLocked(deps, ownerId);
    return { url: change.successUrl };
  }
  // No change is pending, but the schedule of a completed change controls the subscription until its first period ends.
  await releaseSchedule(deps, { ownerId, subscriptionId });
  // Paying on a checkout page that was left open would create a second subscription.
  await closeCheckouts(deps.payments, await openCheckouts(deps.payments, customerId));
  const { url } = await deps.payments.stripe.billingPortal.sessions.create(
    await confirmation(deps.payments, { customer: customerId, subscriptionId, change }),
  );
  return { url };
}

/** @throws Error for a subscription without an item, which we do not sell */
async function confirmation(
  payments: Payments,
  { customer, subscriptionId, change }: { customer: string; subscriptionId: string; change: PeriodChange },
): Promise<Stripe.BillingPortal.SessionCreateParams> {
  const monthly = await ensurePrice(payments, 'monthly');
  const yearly = await ensurePrice(payments, 'yearly');
  const configuration = await ensurePeriodPortal(payments, [monthly, yearly]);
  const subscription = await payments.stripe.subscriptions.retrieve(subscriptionId);
  const [item] = subscription.items.data;
  if (item === undefined) throw new Error(`${subscriptionId} has no item`);
  const price = change.billingPeriod === 'yearly' ? yearly : monthly;
  return {
    customer,
    configuration,
    return_url: change.cancelUrl,
    flow_data: {
      type: 'subscription_update_confirm',
      subscription_update_confirm: { subscription: subscriptionId, items: [{ id: item.id, price, quantity: 1 }] },
      after_completion: { type: 'redirect', redirect: { return_url: change.successUrl } },
    },
  };
}
