import type { Tier } from '#contracts/billing/plans.ts';
import { type SubscriptionStatus, isLive } from '#contracts/billing/subscription-status.ts';

/** How many days premium stays while a payment is due. */
export const graceDays = 7;
/** While the payment service is unreachable, paid access continues this many hours after the period's end. */
export const unreachableHours = 72;

/** The tier that a subscription's status grants. One cancelled for the end of its period is still active. */
export function tierOf(status: SubscriptionStatus, pastDueSince: Date | null, now: Date): Tier {
  if (status === 'trialing' || status === 'active') return 'premium';
  if (status !== 'past_due') return 'free';
  return now < graceEnd(pastDueSince ?? now) ? 'premium' : 'free';
}

export function graceEnd(pastDueSince: Date): Date {
  return new Date(pastDueSince.getTime() + graceDays * 86_400_000);
}

/**
 * The subscription that counts: a live one before an ended one; of several live ones the oldest, of ended ones the
 * newest.
 */
export function foremost<T extends { readonly status: SubscriptionStatus; readonly created: number }>(
  subscriptions: readonly T[],
): T | undefined {
  const alive = subscriptions
    .filter(({ status }) => isLive(status))
    .toSorted((one, other) => one.created - other.created);
  return alive[0] ?? subscriptions.toSorted((one, other) => other.created - one.created)[0];
}
