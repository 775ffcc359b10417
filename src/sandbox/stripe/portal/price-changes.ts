import type { InvoiceLine } from '#sandbox/stripe/records/invoice.ts';
import type { PortalConfiguration } from '#sandbox/stripe/records/portal-configuration.ts';
import type { PriceChange } from '#sandbox/stripe/records/portal-session.ts';
import type { Price } from '#sandbox/stripe/records/price.ts';
import { type Subscription, nextPrice } from '#sandbox/stripe/records/subscription.ts';
import type { StripeLedger } from '#sandbox/stripe/stripe-ledger.ts';

/** The effect on a subscription when another price is confirmed. */
export type Outcome =
  | { readonly kind: 'same' }
  /** at the end of the period; nothing is due now */
  | { readonly kind: 'later'; readonly price: Price; readonly at: number }
  /** the trial continues: the first charge will be the new price */
  | { readonly kind: 'trial'; readonly price: Price; readonly at: number }
  /** a period of the new price begins, and the unused part of the old one is credited */
  | { readonly kind: 'now'; readonly price: Price; readonly lines: readonly Due[] };

type Due = Pick<InvoiceLine, 'amount' | 'description' | 'price'>;

/** What Stripe shows on the page before the change is confirmed. */
export function outcomeOf(ledger: StripeLedger, change: PriceChange, allowed: PortalConfiguration): Outcome {
  const subscription = ledger.subscription(change.subscription);
  const [before, price] = [ledger.price(subscription.price), ledger.price(change.price)];
  if (nextPrice(subscription) === price.id) return { kind: 'same' };
  const { status, periodEnd } = subscription;
  if (allowed.schedulesShorter && price.months < before.months) return { kind: 'later', price, at: periodEnd };
  if (status === 'trialing' && allowed.trialGoesOn) return { kind: 'trial', price, at: periodEnd };
  const unused = status === 'trialing' ? 0 : unusedOf(subscription, before, ledger.now());
  const lines = [
    { amount: -unused, description: 'Unused time', price: before.id },
    { amount: price.amount, description: 'Subscription', price: price.id },
  ];
  return { kind: 'now', price, lines: lines.filter(({ amount }) => amount !== 0) };
}

/** To the second, as Stripe does by default. */
function unusedOf({ periodStart, periodEnd }: Subscription, { amount }: Price, now: number): number {
  return Math.round((amount * (periodEnd - now)) / (periodEnd - periodStart));
}

/** Applies the confirmed change. @returns whether it succeeded: a failing card changes nothing */
export function confirm(ledger: StripeLedger, change: PriceChange, outcome: Outcome): boolean {
  const subscription = ledger.subscription(change.subscription);
  if (outcome.kind === 'same') return true;
  if (outcome.kind === 'later') ledger.schedulePrice(subscription, outcome.price);
  else if (outcome.kind === 'trial') ledger.changePrice(subscription, outcome.price);
  else if (subscription.card.pays) ledger.startPeriod(subscription, outcome.price, outcome.lines);
  else return false;
  return true;
}
