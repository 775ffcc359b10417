import type { Subscription } from '#contracts/auth.ts';

export { planOf } from './account-plan.ts';
export { billingRoutes } from './routes.ts';
export { releasePosition, consumeQuota } from './consume-quota.ts';

/** The subscription as the user's own record shows it; auth holds it. */
export type SubscriptionReader = (userId: string) => Promise<Subscription>;
