import type { CurrentSubscription, LimitStatus } from '#contracts/billing/billing.ts';
import { canBuy } from '#web/entities/offer/can-buy.ts';

export type PlanEvent = 'trialEnds' | 'trialOver' | 'renews' | 'switches' | 'ends' | 'counted';

export interface PlanDate {
  readonly at: string;
  readonly event: PlanEvent;
}

type Facts = Pick<CurrentSubscription, 'status' | 'renewalDate' | 'cancelAtPeriodEnd' | 'nextBillingPeriod'>;

/** What happens to a paid plan and when, the next first; nothing where none is there. */
export function planDates(subscription: Facts, limits: readonly LimitStatus[]): readonly PlanDate[] {
  const { status, renewalDate, cancelAtPeriodEnd, nextBillingPeriod } = subscription;
  if (canBuy(status)) return [];
  const dates: PlanDate[] = [];
  if (renewalDate !== null && status === 'trialing') {
    dates.push({ at: renewalDate, event: cancelAtPeriodEnd ? 'trialOver' : 'trialEnds' });
  } else if (renewalDate !== null && (status === 'active' || cancelAtPeriodEnd)) {
    const goesOn = nextBillingPeriod === null ? 'renews' : 'switches';
    dates.push({ at: renewalDate, event: cancelAtPeriodEnd ? 'ends' : goesOn });
  }
  const countedFrom = limits.find(
    ({ resource, limit, canCreate }) => resource === 'interviews' && limit === null && canCreate,
  )?.resetsAt;
  if (countedFrom && !cancelAtPeriodEnd) dates.push({ at: countedFrom, event: 'counted' });
  return dates.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
