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
 * Schedules the subscription to end with its period, or resumes it. Premium stays until the end. A subscription with a
 * payment due has no paid period left, so it ends immediately, which also stops further payment attempts.
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
  // Stripe rejects a cancellation while a schedule controls the subscription. After a change of billing period, one
  // does from its confirmation until the first period after the change ends.
  await releaseSchedule(deps, { ownerId, subscriptionId });
  const request = { cancel_at_period_end: ends };
  const purpose = `${ends ? 'cancel' : 'resume'}:${subscriptionId}`;
  await callOnce(deps.db, { ownerId, purpose, request }, (options) =>
    deps.payments.stripe.subscriptions.update(subscriptionId, request, options),
  );
  await syncLocked(deps, ownerId);
}

/** An earlier attempt ended it, and its response was lost. */
function unlessGone(error: unknown): void {
  if (!isMissing(error)) throw error;
}
