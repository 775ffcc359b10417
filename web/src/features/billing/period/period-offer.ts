import type { CurrentSubscription } from '#contracts/billing/billing.ts';
import type { BillingPeriod } from '#contracts/billing/plans.ts';

export interface PeriodOffer {
  readonly to: BillingPeriod;
  /**
   * now: takes effect at once; trial: with the first payment; later: when the paid period ends; back: cancels a pending
   * change
   */
  readonly way: 'now' | 'trial' | 'later' | 'back';
}

type Facts = Pick<
  CurrentSubscription,
  'status' | 'billingPeriod' | 'nextBillingPeriod' | 'cancelAtPeriodEnd' | 'forSale'
>;

/** How the billing period can be changed; undefined if it cannot, by the same rules as the server's. */
export function periodOffer(subscription: Facts): PeriodOffer | undefined {
  const { status, billingPeriod, nextBillingPeriod, cancelAtPeriodEnd, forSale } = subscription;
  const isRunning = status === 'trialing' || status === 'active';
  if (!forSale || !isRunning || cancelAtPeriodEnd || billingPeriod === null) return undefined;
  if (nextBillingPeriod !== null) return { to: billingPeriod, way: 'back' };
  const to = billingPeriod === 'monthly' ? 'yearly' : 'monthly';
  if (status === 'trialing') return { to, way: 'trial' };
  return { to, way: to === 'yearly' ? 'now' : 'later' };
}
