// The worker's bundle entry: every workflow that can run.
export { cvParsing } from './cv-parsing.ts';
export { emailDelivery } from './email-delivery.ts';
export { housekeeping } from './housekeeping.ts';
export { planGeneration } from './plan-generation.ts';
