import { type CurrentSubscription, subscriptionNotices } from '#contracts/billing.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import type { Actor } from '#platform/actor.ts';
import { entitlements } from '#modules/billing/entitlements.ts';
import { readUsage } from '#modules/billing/limits/limits-status.ts';
import type { Payments } from '#modules/billing/payments.ts';
import { subscriptionOf } from './subscription-row.ts';

export async function currentSubscription(
  deps: { db: Db; payments: Payments | undefined },
  actor: Actor,
): Promise<CurrentSubscription> {
  return asTenant(deps.db, actor.userId, (tx) => subscriptionView(tx, deps.payments));
}

export async function subscriptionView(tx: TenantTx, payments: Payments | undefined): Promise<CurrentSubscription> {
  const { subscription, livePositions } = await readUsage(tx);
  const { extrasAgreed, extrasCapCents } = subscription;
  const limit = entitlements[subscription.tier].positions;
  return {
    ...subscriptionOf(subscription),
    canStartTrial: payments !== undefined && subscription.firstSubscriptionId === null,
    extras: { agreed: extrasAgreed, monthlyCapCents: extrasCapCents },
    forSale: payments !== undefined,
    notice: subscriptionNotices.find((notice) => notice === subscription.notice) ?? null,
    overLimit: limit !== null && livePositions > limit,
  };
}
