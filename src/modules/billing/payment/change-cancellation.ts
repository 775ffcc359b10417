import type { CurrentSubscription } from '#contracts/billing/billing.ts';
import { isDue, isLive } from '#contracts/billing/subscription-status.ts';
import type { Actor } from '#platform/actor.ts';
import { AppError } from '#platform/app-error.ts';
import { type Payments, isMissing, orAway, requirePayments } from '#modules/billing/payments.ts';
import { currentSubscription } from '#modules/billing/subscription/current-subscription.ts';
import { findSubscription } from '#modules/billing/subscription/subscription-row.ts';
import { type SyncDeps, customerLock, syncLocked } from '#modules/billing/subscription/sync-customer.ts';
import { callOnce } from './call-once.ts';
import { releaseSchedule } from './release-schedule.ts';

type Deps = Omit<SyncDeps, 'payments'> & { readonly payments: Payments | undefined };

/**
 * Lets the subscription end with its period, or go on after all. Premium stays until the end. One whose payment is due
 * has no paid period to wait for: it ends at once, and with that the payment service stops trying to charge it.
 *
 * @throws AppError billing.not_for_sale, billing.no_subscription, billing.payment_service_away
 */
export async function changeCancellation(
  deps: Deps,
  actor: Actor,
  { ends }: { ends: boolean },
): Promise<CurrentSubscription> {
  const open = { ...deps, payments: requirePayments(deps.payments) };
  await orAway(deps.db.exclusively(customerLock(actor.userId), () => change(open, actor.userId, ends)));
  return currentSubscription(deps, actor);
}

async function change(deps: SyncDeps, ownerId: string, ends: boolean): Promise<void> {
  await syncLocked(deps, ownerId);
  const { subscriptionId, status, cancelAtPeriodEnd } = await findSubscription(deps.db, ownerId);
  if (subscriptionId === null || !isLive(status)) throw new AppError('billing.no_subscription');
  if (ends && isDue(status)) {
    await deps.payments.stripe.subscriptions.cancel(subscriptionId).catch(unlessGone);
    return syncLocked(deps, ownerId);
  }
  if (cancelAtPeriodEnd === ends) return;
  // Stripe takes no cancellation while a schedule holds the subscription: that of a change of the billing period does
  // from its confirmation to the end of the first period after the change.
  await releaseSchedule(deps, { ownerId, subscriptionId });
  const request = { cancel_at_period_end: ends };
  const purpose = `${ends ? 'cancel' : 'resume'}:${subscriptionId}`;
  await callOnce(deps.db, { ownerId, purpose, request }, (options) =>
    deps.payments.stripe.subscriptions.update(subscriptionId, request, options),
  );
  await syncLocked(deps, ownerId);
}

/** Ended by an earlier try, whose answer was lost. */
function unlessGone(error: unknown): void {
  if (!isMissing(error)) throw error;
}
