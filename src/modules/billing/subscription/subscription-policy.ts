import type { Tier } from '#contracts/billing/plans.ts';
import { type SubscriptionStatus, isLive } from '#contracts/billing/subscription-status.ts';

/** While a payment is due, premium stays this long. */
export const graceDays = 7;
/** While the payment service does not answer, nobody loses what was paid for sooner than this after the period's end. */
export const unreachableHours = 72;

/** What a subscription gives by its status. Cancelled for the end of its period, it is still active. */
export function tierOf(status: SubscriptionStatus, pastDueSince: Date | null, now: Date): Tier {
  if (status === 'trialing' || status === 'active') return 'premium';
  if (status !== 'past_due') return 'free';
  return now < graceEnd(pastDueSince ?? now) ? 'premium' : 'free';
}

export function graceEnd(pastDueSince: Date): Date {
  return new Date(pastDueSince.getTime() + graceDays * 86_400_000);
}

/** The subscription that counts: a live one before an ended one, the older of two live ones, the newest ended one. */
export function foremost<T extends { readonly status: SubscriptionStatus; readonly created: number }>(
  subscriptions: readonly T[],
): T | undefined {
  const alive = subscriptions
    .filter(({ status }) => isLive(status))
    .toSorted((one, other) => one.created - other.created);
  return alive[0] ?? subscriptions.toSorted((one, other) => other.created - one.created)[0];
}
