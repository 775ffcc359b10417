import type { CurrentSubscription, LimitStatus } from '#contracts/billing/billing.ts';
import { isDue } from '#contracts/billing/subscription-status.ts';
import { canBuy } from '#web/entities/offer/can-buy.ts';

export type PlanEvent = 'trialEnds' | 'trialOver' | 'renews' | 'switches' | 'ends' | 'endsUnpaid' | 'counted';

export interface PlanDate {
  readonly at: string;
  readonly event: PlanEvent;
}

type Facts = Pick<
  CurrentSubscription,
  'plan' | 'status' | 'renewalDate' | 'cancelAtPeriodEnd' | 'nextBillingPeriod' | 'graceEndsAt'
>;

/** Upcoming events of a paid plan, soonest first; empty without one. */
export function planDates(subscription: Facts, limits: readonly LimitStatus[]): readonly PlanDate[] {
  const { plan, status, renewalDate, cancelAtPeriodEnd, nextBillingPeriod, graceEndsAt } = subscription;
  if (canBuy(status)) return [];
  // With an overdue payment nothing later is certain, not even the end of the period.
  if (isDue(status)) return plan === 'premium' && graceEndsAt ? [{ at: graceEndsAt, event: 'endsUnpaid' }] : [];
  const dates: PlanDate[] = [];
  if (renewalDate !== null && status === 'trialing') {
    dates.push({ at: renewalDate, event: cancelAtPeriodEnd ? 'trialOver' : 'trialEnds' });
  } else if (renewalDate !== null) {
    const goesOn = nextBillingPeriod === null ? 'renews' : 'switches';
    dates.push({ at: renewalDate, event: cancelAtPeriodEnd ? 'ends' : goesOn });
  }
  const countedFrom = limits.find(
    ({ resource, limit, canCreate }) => resource === 'interviews' && limit === null && canCreate,
  )?.resetsAt;
  if (countedFrom && !cancelAtPeriodEnd) dates.push({ at: countedFrom, event: 'counted' });
  return dates.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
