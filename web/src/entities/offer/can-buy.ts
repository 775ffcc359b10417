import { type SubscriptionStatus, isLive } from '#contracts/billing/subscription-status.ts';

/** Whether something can be bought under this status: any other belongs to a subscription that is there. */
export function canBuy(status: SubscriptionStatus): boolean {
  return !isLive(status);
}
