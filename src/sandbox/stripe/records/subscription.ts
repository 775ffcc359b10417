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
  schedule: Schedule | null;
}

/**
 * A change of price at the end of a period. Stripe keeps the schedule until the first period of the new price has ended
 * too.
 */
export interface Schedule {
  readonly id: string;
  readonly created: number;
  readonly price: string;
  /** the period that ended with the change; null until then */
  readonly before: { readonly price: string; readonly start: number; readonly end: number } | null;
}

/** The price of the next period, as things stand. */
export function nextPrice({ price, schedule }: Subscription): string {
  return schedule?.before === null ? schedule.price : price;
}
