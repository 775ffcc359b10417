import { type SubscriptionStatus, isLive } from '#contracts/billing/subscription-status.ts';

/** Whether a plan can be bought with this subscription status: not while there is a live subscription. */
export function canBuy(status: SubscriptionStatus): boolean {
  return !isLive(status);
}
