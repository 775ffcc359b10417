import type { StripeLedger } from './stripe-ledger.ts';
import type { StripeEvent } from './webhook-sender.ts';

/** What every call of the stand-in's API is answered from. */
export interface ApiContext {
  readonly ledger: StripeLedger;
  readonly events: readonly StripeEvent[];
  /** where a person opens the hosted pages */
  readonly pages: string;
}
