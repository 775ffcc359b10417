// Entry of the worker's bundle: exports every workflow.
export { cvParsing } from './cv-parsing.ts';
export { emailDelivery } from './email-delivery.ts';
export { extrasInvoicing } from './extras-invoicing.ts';
export { erasure } from './erasure.ts';
export { housekeeping } from './housekeeping.ts';
export { periodEndCancellation } from './period-end-cancellation.ts';
export { planGeneration } from './plan-generation.ts';
export { planTwin } from './plan-twin.ts';
export { recommendationReminder } from './recommendation-reminder.ts';
export { retentionSweep } from './retention-sweep.ts';
export { subscriptionSweep } from './subscription-sweep.ts';
export { trialExpiry } from './trial-expiry.ts';
export { visitorPreview } from './visitor-preview.ts';
