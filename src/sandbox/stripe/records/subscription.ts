import type { Card } from '#sandbox/stripe/test-cards.ts';
import type { Texts } from './texts.ts';

export type SubscriptionStatus = 'trialing' | 'active' | 'past_due' | 'canceled' | 'unpaid';

export interface Subscription {
  readonly id: string;
  readonly itemId: string;
  readonly created: number;
  readonly customer: string;
  price: string;
  readonly metadata: Texts;
  readonly trialStart: number | null;
  trialEnd: number | null;
  anchor: number;
  status: SubscriptionStatus;
  periodStart: number;
  periodEnd: number;
  cancelAtPeriodEnd: boolean;
  canceledAt: number | null;
  endedAt: number | null;
  card: Card;
  latestInvoice: string | null;
  warnedOfTrialEnd: boolean;
  /** the price that follows with the period's end */
  schedule: { readonly id: string; readonly created: number; readonly price: string } | null;
}
