import type { CurrentSubscription } from '#contracts/billing/billing.ts';

const without: ReadonlySet<CurrentSubscription['status']> = new Set(['none', 'canceled', 'incomplete_expired']);

/** Whether something can be bought under this status: any other belongs to a subscription that is there. */
export function canBuy(status: CurrentSubscription['status']): boolean {
  return without.has(status);
}
