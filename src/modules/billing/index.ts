export { createBilling } from './create-billing.ts';
export { releasePosition, takeInterview, takePosition } from './limits/take-unit.ts';
export { entitlementsOf } from './subscription/require-feature.ts';
export { readSubscription } from './subscription/subscription-row.ts';
