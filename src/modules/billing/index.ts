export { createBilling } from './create-billing.ts';
export { keepPosition, positionsOverLimit, readOnly } from './limits/over-limit.ts';
export { releasePosition, returnInterview, takeInterview, takePosition } from './limits/take-unit.ts';
export { explainCustomer } from './operator/explain-customer.ts';
export { reconcileCustomers } from './operator/reconcile-customers.ts';
export { entitlementsOf, requireFeature } from './subscription/require-feature.ts';
export { readSubscription } from './subscription/subscription-row.ts';
