import type { CurrentSubscription } from '#contracts/billing/billing.ts';

const without: ReadonlySet<CurrentSubscription['status']> = new Set(['none', 'canceled', 'incomplete_expired']);

/** Whether something can be bought under this status: any other belongs to a subscription that is there. */
export function canBuy(status: CurrentSubscription['status']): boolean {
  return without.has(status);
}

/** Whether a subscription that is there waits for a payment: nothing of its period is paid for. */
export function isDue(status: CurrentSubscription['status']): boolean {
  return !canBuy(status) && status !== 'trialing' && status !== 'active';
}
