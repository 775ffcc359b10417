import type { Texts } from './texts.ts';

/** What a portal page allows. */
export interface PortalConfiguration {
  readonly id: string;
  readonly created: number;
  readonly metadata: Texts;
  readonly updatesCard: boolean;
  readonly products: readonly { readonly product: string; readonly prices: readonly string[] }[];
  readonly proration: string;
  readonly schedulesShorter: boolean;
  readonly trialGoesOn: boolean;
}
