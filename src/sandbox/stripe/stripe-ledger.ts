import { randomBytes } from 'node:crypto';
import { addMonths, nextAnniversary } from './months.ts';
import { StripeError, missing } from './stripe-error.ts';
import type { Card } from './test-cards.ts';

type Texts = Readonly<Record<string, string>>;

export interface Customer {
  readonly id: string;
  readonly created: number;
  readonly metadata: Texts;
  email: string | null;
  deleted: boolean;
}

export interface Product {
  readonly id: string;
  readonly created: number;
  readonly name: string;
  readonly metadata: Texts;
}

export interface Price {
  readonly id: string;
  readonly created: number;
  readonly product: string;
  readonly currency: string;
  readonly amount: number;
  /** months of one period */
  readonly months: number;
  lookupKey: string | null;
}

export interface CheckoutSession {
  readonly id: string;
  readonly created: number;
  readonly expiresAt: number;
  readonly customer: string;
  readonly price: string;
  readonly trialDays: number;
  readonly successUrl: string;
  readonly cancelUrl: string | null;
  readonly reference: string | null;
  readonly metadata: Texts;
  readonly subscriptionMetadata: Texts;
  status: 'open' | 'complete' | 'expired';
  subscription: string | null;
}

export type SubscriptionStatus = 'trialing' | 'active' | 'past_due' | 'canceled' | 'unpaid';

export interface Subscription {
  readonly id: string;
  readonly itemId: string;
  readonly created: number;
  readonly customer: string;
  readonly price: string;
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
}

export interface Invoice {
  readonly id: string;
  readonly created: number;
  readonly customer: string;
  readonly subscription: string | null;
  readonly reason: 'subscription_create' | 'subscription_cycle' | 'manual';
  readonly metadata: Texts;
  readonly periodStart: number;
  readonly periodEnd: number;
  lines: { id: string; amount: number; description: string; metadata: Texts; price: string | null }[];
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
  attempts: number;
  nextAttempt: number | null;
  /** a draft that goes on by itself does so then */
  finalizesAt: number | null;
  paidAt: number | null;
  readonly paymentIntent: string;
}

export interface InvoiceItem {
  readonly id: string;
  readonly date: number;
  readonly customer: string;
  readonly amount: number;
  readonly currency: string;
  readonly description: string | null;
  readonly metadata: Texts;
  invoice: string | null;
}

export interface Refund {
  readonly id: string;
  readonly created: number;
  readonly amount: number;
  readonly paymentIntent: string;
  readonly metadata: Texts;
}

const day = 86_400;
/** Days after which a failed charge is tried again; when the last one fails, the subscription ends. */
const retryDays = [3, 5, 7] as const;

export function makeId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('base64url').replaceAll(/[-_]/g, 'x')}`;
}

/**
 * What Stripe remembers, and what it does when time passes. Its clock runs with this machine's and can be moved ahead;
 * whatever falls due on the way happens in order.
 */
export class StripeLedger {
  readonly customers = new Map<string, Customer>();
  readonly products = new Map<string, Product>();
  readonly prices = new Map<string, Price>();
  readonly sessions = new Map<string, CheckoutSession>();
  readonly subscriptions = new Map<string, Subscription>();
  readonly invoices = new Map<string, Invoice>();
  readonly items = new Map<string, InvoiceItem>();
  readonly refunds = new Map<string, Refund>();

  readonly #tell: (type: string, about: Subscription | Invoice | CheckoutSession | Customer, at: number) => void;
  #ahead = 0;
  /** while the past is made up for: the instant that is being lived */
  #living: number | undefined;

  constructor(tell: (type: string, about: Subscription | Invoice | CheckoutSession | Customer, at: number) => void) {
    this.#tell = tell;
  }

  now(): number {
    return this.#living ?? Math.floor(Date.now() / 1000) + this.#ahead;
  }

  /** Moves the clock ahead, never back. */
  moveTo(instant: number): void {
    if (instant < this.now()) throw new StripeError(400, 'The clock can only be moved forward.');
    this.#ahead += instant - this.now();
    this.live();
  }

  /** Does what has fallen due. */
  live(): void {
    const until = this.now();
    for (;;) {
      const next = this.#nextDue();
      if (next === undefined || next.at > until) break;
      this.#living = next.at;
      next.happen();
    }
    this.#living = undefined;
  }

  #nextDue(): { at: number; happen: () => void } | undefined {
    const due: { at: number; happen: () => void }[] = [];
    for (const session of this.sessions.values()) {
      if (session.status === 'open') due.push({ at: session.expiresAt, happen: () => this.expire(session) });
    }
    for (const subscription of this.subscriptions.values()) {
      const { status, trialEnd } = subscription;
      if (status === 'trialing' && trialEnd !== null) {
        if (!subscription.warnedOfTrialEnd) {
          due.push({ at: trialEnd - 3 * day, happen: () => this.#warnOfTrialEnd(subscription) });
        }
        due.push({ at: trialEnd, happen: () => this.#endPeriod(subscription) });
      }
      if (status === 'active' || status === 'past_due') {
        due.push({ at: subscription.periodEnd, happen: () => this.#endPeriod(subscription) });
      }
    }
    for (const invoice of this.invoices.values()) {
      const { finalizesAt, nextAttempt } = invoice;
      if (invoice.status === 'draft' && finalizesAt !== null) {
        due.push({ at: finalizesAt, happen: () => this.finalize(invoice) });
      }
      if (invoice.status === 'open' && nextAttempt !== null) {
        due.push({ at: nextAttempt, happen: () => this.charge(invoice) });
      }
    }
    return due.reduce<{ at: number; happen: () => void } | undefined>(
      (first, each) => (first === undefined || each.at < first.at ? each : first),
      undefined,
    );
  }

  expire(session: CheckoutSession): void {
    session.status = 'expired';
    this.#tell('checkout.session.expired', session, this.now());
  }

  /** Makes the subscription that a session sells. @returns undefined when the first charge fails */
  complete(session: CheckoutSession, card: Card): Subscription | undefined {
    const price = this.price(session.price);
    const now = this.now();
    if (session.trialDays === 0 && !card.pays) return undefined;
    const trialEnd = session.trialDays === 0 ? null : now + session.trialDays * day;
    const subscription: Subscription = {
      id: makeId('sub'),
      itemId: makeId('si'),
      created: now,
      customer: session.customer,
      price: price.id,
      metadata: session.subscriptionMetadata,
      trialStart: trialEnd === null ? null : now,
      trialEnd,
      anchor: trialEnd ?? now,
      status: trialEnd === null ? 'active' : 'trialing',
      periodStart: now,
      periodEnd: trialEnd ?? addMonths(now, price.months),
      cancelAtPeriodEnd: false,
      canceledAt: null,
      endedAt: null,
      card,
      latestInvoice: null,
      warnedOfTrialEnd: false,
    };
    this.subscriptions.set(subscription.id, subscription);
    session.status = 'complete';
    session.subscription = subscription.id;
    this.#tell('customer.subscription.created', subscription, now);
    this.#bill(subscription, 'subscription_create', trialEnd === null ? price.amount : 0);
    this.#tell('checkout.session.completed', session, now);
    return subscription;
  }

  #warnOfTrialEnd(subscription: Subscription): void {
    subscription.warnedOfTrialEnd = true;
    this.#tell('customer.subscription.trial_will_end', subscription, this.now());
  }

  #endPeriod(subscription: Subscription): void {
    if (subscription.cancelAtPeriodEnd) return this.end(subscription);
    const price = this.price(subscription.price);
    const from = subscription.periodEnd;
    const wasTrial = subscription.status === 'trialing';
    if (wasTrial) subscription.anchor = from;
    subscription.periodStart = from;
    subscription.periodEnd = nextAnniversary(subscription.anchor, price.months, from);
    if (wasTrial) subscription.status = 'active';
    const paid = this.#bill(subscription, 'subscription_cycle', price.amount);
    if (!paid) subscription.status = 'past_due';
    this.#tell('customer.subscription.updated', subscription, this.now());
  }

  /** An invoice of a period, with the customer's open items; charged at once. @returns whether it is paid */
  #bill(subscription: Subscription, reason: Invoice['reason'], amount: number): boolean {
    const invoice = this.draft(subscription.customer, reason, subscription, {});
    invoice.lines.unshift({
      id: makeId('il'),
      amount,
      description: reason === 'subscription_create' && amount === 0 ? 'Free trial' : 'Subscription',
      metadata: subscription.metadata,
      price: subscription.price,
    });
    subscription.latestInvoice = invoice.id;
    this.finalize(invoice);
    return this.invoice(invoice.id).status === 'paid';
  }

  /** A draft with all open items of a customer, or with none of them. */
  draft(
    customer: string,
    reason: Invoice['reason'],
    subscription: Subscription | undefined,
    more: { metadata?: Texts; takesItems?: boolean; finalizesAt?: number | null },
  ): Invoice {
    const now = this.now();
    const { metadata = {}, takesItems = true, finalizesAt = null } = more;
    const items = [...this.items.values()].filter(
      (item) => takesItems && item.customer === customer && item.invoice === null,
    );
    const invoice: Invoice = {
      id: makeId('in'),
      created: now,
      customer,
      subscription: subscription?.id ?? null,
      reason,
      metadata,
      periodStart: subscription?.periodStart ?? now,
      periodEnd: subscription?.periodEnd ?? now,
      lines: items.map((item) => ({
        id: makeId('il'),
        amount: item.amount,
        description: item.description ?? '',
        metadata: item.metadata,
        price: null,
      })),
      status: 'draft',
      attempts: 0,
      nextAttempt: null,
      finalizesAt,
      paidAt: null,
      paymentIntent: makeId('pi'),
    };
    for (const item of items) item.invoice = invoice.id;
    this.invoices.set(invoice.id, invoice);
    this.#tell('invoice.created', invoice, now);
    return invoice;
  }

  finalize(invoice: Invoice): void {
    if (invoice.status !== 'draft') throw new StripeError(400, 'This invoice is already finalized.');
    invoice.status = 'open';
    invoice.finalizesAt = null;
    this.#tell('invoice.finalized', invoice, this.now());
    this.charge(invoice);
  }

  charge(invoice: Invoice): void {
    if (invoice.status !== 'open') return;
    const subscription = invoice.subscription === null ? undefined : this.subscriptions.get(invoice.subscription);
    const card = subscription?.card ?? this.cardOf(invoice.customer);
    invoice.attempts += 1;
    if (totalOf(invoice) === 0 || card?.pays === true) {
      invoice.status = 'paid';
      invoice.paidAt = this.now();
      invoice.nextAttempt = null;
      this.#tell('invoice.paid', invoice, this.now());
      if (subscription?.status === 'past_due') {
        subscription.status = 'active';
        this.#tell('customer.subscription.updated', subscription, this.now());
      }
      return;
    }
    const days = retryDays[invoice.attempts - 1];
    invoice.nextAttempt = days === undefined ? null : this.now() + days * day;
    this.#tell('invoice.payment_failed', invoice, this.now());
    if (days === undefined && subscription !== undefined && subscription.endedAt === null) {
      invoice.status = 'uncollectible';
      this.end(subscription);
    }
  }

  /** Ends a subscription now. */
  end(subscription: Subscription): void {
    const now = this.now();
    if (subscription.status === 'canceled') throw missing('subscription', subscription.id);
    subscription.status = 'canceled';
    subscription.canceledAt ??= now;
    subscription.endedAt = now;
    this.#tell('customer.subscription.deleted', subscription, now);
  }

  setCancelAtPeriodEnd(subscription: Subscription, cancels: boolean): void {
    if (subscription.status === 'canceled') {
      throw new StripeError(400, 'A canceled subscription can only update its cancellation_details and metadata.');
    }
    if (subscription.cancelAtPeriodEnd === cancels) return;
    subscription.cancelAtPeriodEnd = cancels;
    subscription.canceledAt = cancels ? this.now() : null;
    this.#tell('customer.subscription.updated', subscription, this.now());
  }

  extendTrial(subscription: Subscription, trialEnd: number): void {
    subscription.trialEnd = trialEnd;
    subscription.anchor = trialEnd;
    subscription.periodEnd = trialEnd;
    subscription.warnedOfTrialEnd = false;
    this.#tell('customer.subscription.updated', subscription, this.now());
  }

  changeCard(subscription: Subscription, card: Card): void {
    subscription.card = card;
    this.#tell('customer.subscription.updated', subscription, this.now());
    for (const invoice of this.invoices.values()) {
      if (invoice.subscription === subscription.id && invoice.status === 'open') this.charge(invoice);
    }
  }

  deleteCustomer(customer: Customer): void {
    customer.deleted = true;
    customer.email = null;
    for (const subscription of this.subscriptions.values()) {
      if (subscription.customer === customer.id && subscription.status !== 'canceled') this.end(subscription);
    }
    this.#tell('customer.deleted', customer, this.now());
  }

  cardOf(customer: string): Card | undefined {
    return [...this.subscriptions.values()].findLast((subscription) => subscription.customer === customer)?.card;
  }

  customer(id: string, param = 'customer'): Customer {
    const customer = this.customers.get(id);
    if (customer === undefined || customer.deleted) throw missing('customer', id, param);
    return customer;
  }

  price(id: string): Price {
    return found(this.prices, 'price', id);
  }

  invoice(id: string): Invoice {
    return found(this.invoices, 'invoice', id);
  }

  subscription(id: string): Subscription {
    return found(this.subscriptions, 'subscription', id);
  }

  session(id: string): CheckoutSession {
    return found(this.sessions, 'checkout.session', id);
  }
}

export function totalOf({ lines }: Invoice): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

function found<T>(all: ReadonlyMap<string, T>, kind: string, id: string): T {
  const one = all.get(id);
  if (one === undefined) throw missing(kind, id);
  return one;
}
