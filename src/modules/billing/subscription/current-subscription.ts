import { type CurrentSubscription, subscriptionNotices } from '#contracts/billing/billing.ts';
import type { Actor } from '#platform/actor.ts';
import { AppError } from '#platform/app-error.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import { contactOf } from '#modules/auth/index.ts';
import { entitlements } from '#modules/billing/entitlements.ts';
import { readUsage } from '#modules/billing/limits/limits-status.ts';
import type { Payments } from '#modules/billing/payments.ts';
import { graceEnd } from './subscription-policy.ts';
import { subscriptionOf } from './subscription-row.ts';
import { hasHadTrial } from './trial-claims.ts';

export interface ViewDeps {
  readonly config: Pick<Config, 'PEPPER'>;
  readonly payments: Payments | undefined;
}

export async function currentSubscription(deps: ViewDeps & { db: Db }, actor: Actor): Promise<CurrentSubscription> {
  return asTenant(deps.db, actor.userId, (tx) => subscriptionView(tx, deps));
}

/** @throws AppError common.unauthorized if the account no longer exists */
export async function subscriptionView(tx: TenantTx, { config, payments }: ViewDeps): Promise<CurrentSubscription> {
  const { subscription, livePositions } = await readUsage(tx);
  const contact = await contactOf(tx, tx.ownerId);
  if (contact === undefined) throw new AppError('common.unauthorized');
  const { tier, status, extrasAgreed, extrasCapCents, pastDueSince } = subscription;
  const limit = entitlements[tier].positions;
  const hadTrial = await hasHadTrial(tx, config, { ownerId: tx.ownerId, email: contact.email });
  return {
    ...subscriptionOf(subscription),
    canStartTrial: payments !== undefined && !hadTrial,
    extras: { agreed: extrasAgreed, monthlyCapCents: extrasCapCents },
    forSale: payments !== undefined,
    notice: subscriptionNotices.find((notice) => notice === subscription.notice) ?? null,
    ...(status === 'past_due' && pastDueSince !== null ? { graceEndsAt: graceEnd(pastDueSince).toISOString() } : {}),
    overLimit: limit !== null && livePositions > limit,
    keptPositionId: subscription.keptPositionId,
  };
}
