import type { subscriptionStatuses } from '#contracts/auth/auth.ts';

export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** Statuses under which a customer has a subscription, and none can be bought beside it. */
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

/** Whether a live subscription waits for a payment, so that nothing of its period is paid for. */
export function isDue(status: SubscriptionStatus): boolean {
  return isLive(status) && status !== 'trialing' && status !== 'active';
}
