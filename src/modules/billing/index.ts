export { planOf } from './account-plan.ts';
export { consumeQuota, releasePosition } from './consume-quota.ts';
export { createBilling } from './create-billing.ts';
