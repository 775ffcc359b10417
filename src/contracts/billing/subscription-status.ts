import type { subscriptionStatuses } from '#contracts/auth/auth.ts';

export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** Statuses in which a customer has a subscription and cannot buy a second one. */
const live: ReadonlySet<SubscriptionStatus> = new Set([
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'incomplete',
  'paused',
]);

export function isLive(status: SubscriptionStatus): boolean {
  return live.has(status);
}

/** Whether a live subscription is waiting for a payment, so that its current period is unpaid. */
export function isDue(status: SubscriptionStatus): boolean {
  return isLive(status) && status !== 'trialing' && status !== 'active';
}
