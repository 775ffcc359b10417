import type { StripeLedger } from './stripe-ledger.ts';
import type { StripeEvent } from './webhook-sender.ts';

/** Shared state of the stand-in's API calls. */
export interface ApiContext {
  readonly ledger: StripeLedger;
  readonly events: readonly StripeEvent[];
  /** origin of the hosted pages */
  readonly pages: string;
}
