import { InvoiceLedger } from './invoice-ledger.ts';
import { makeId } from './make-id.ts';
import { addMonths, nextAnniversary } from './months.ts';
import type { CheckoutSession } from './records/checkout-session.ts';
import type { Customer } from './records/customer.ts';
import type { Invoice, InvoiceLine } from './records/invoice.ts';
import type { PortalConfiguration } from './records/portal-configuration.ts';
import type { PortalSession } from './records/portal-session.ts';
import type { Price, Product } from './records/price.ts';
import { type Subscription, nextPrice } from './records/subscription.ts';
import { type Due, StripeClock, earlier } from './stripe-clock.ts';
import { StripeError, found, missing } from './stripe-error.ts';
import type { Card } from './test-cards.ts';

const day = 86_400;

/** Receives every event. */
export type Tell = (type: string, about: Subscription | Invoice | CheckoutSession | Customer, at: number) => void;

/** Stripe's data, and what Stripe does as time passes. */
export class StripeLedger {
  readonly customers = new Map<string, Customer>();
  readonly products = new Map<string, Product>();
  readonly prices = new Map<string, Price>();
  readonly sessions = new Map<string, CheckoutSession>();
  readonly portalConfigurations = new Map<string, PortalConfiguration>();
  readonly portals = new Map<string, PortalSession>();
  readonly subscriptions = new Map<string, Subscription>();
  readonly invoicing: InvoiceLedger;
  readonly clock: StripeClock;
  readonly #tell: (type: string, about: Parameters<Tell>[1]) => void;

  constructor(tell: Tell) {
    this.clock = new StripeClock(() => earlier(this.#nextDue(), this.invoicing.nextDue()));
    this.#tell = (type, about) => tell(type, about, this.now());
    this.invoicing = new InvoiceLedger({
      now: () => this.now(),
      tell: this.#tell,
      cardFor: (invoice) => this.#subscriptionOf(invoice)?.card ?? this.cardOf(invoice.customer),
      paid: (invoice) => this.#noteUnlessDue(this.#subscriptionOf(invoice)),
      givenUp: (invoice) => this.#endUnpaid(this.#subscriptionOf(invoice)),
    });
  }

  now(): number {
    return this.clock.now();
  }

  #nextDue(): Due | undefined {
    let first: Due | undefined;
    for (const session of this.sessions.values()) {
      if (session.status === 'open') {
        first = earlier(first, { at: session.expiresAt, happen: () => this.expire(session) });
      }
    }
    for (const subscription of this.subscriptions.values()) first = earlier(first, this.#nextOf(subscription));
    return first;
  }

  #nextOf(subscription: Subscription): Due | undefined {
    const { status, trialEnd, periodEnd } = subscription;
    if (status === 'active' || status === 'past_due') {
      return { at: periodEnd, happen: () => this.#endPeriod(subscription) };
    }
    if (status !== 'trialing' || trialEnd === null) return undefined;
    if (subscription.warnedOfTrialEnd) return { at: trialEnd, happen: () => this.#endPeriod(subscription) };
    return { at: trialEnd - 3 * day, happen: () => this.#warnOfTrialEnd(subscription) };
  }

  expire(session: CheckoutSession): void {
    session.status = 'expired';
    this.#tell('checkout.session.expired', session);
  }

  /** Creates the subscription that a session sells. @returns undefined if the first charge fails */
  complete(session: CheckoutSession, card: Card): Subscription | undefined {
    const price = this.price(session.price);
    if (session.trialDays === 0 && !card.pays && !card.asksBank) return undefined;
    const { customer, trialDays, subscriptionMetadata: metadata } = session;
    const subscription = this.subscribe({ customer, price, trialDays, metadata, card });
    session.status = 'complete';
    session.subscription = subscription.id;
    this.#tell('checkout.session.completed', session);
    return subscription;
  }

  subscribe(input: {
    customer: string;
    price: Price;
    trialDays: number;
    metadata: Subscription['metadata'];
    card: Card;
  }): Subscription {
    const { customer, price, trialDays, metadata, card } = input;
    const now = this.now();
    const trialEnd = trialDays === 0 ? null : now + trialDays * day;
    const subscription: Subscription = {
      id: makeId('sub'),
      itemId: makeId('si'),
      created: now,
      customer,
      price: price.id,
      metadata,
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
      schedule: null,
    };
    this.subscriptions.set(subscription.id, subscription);
    this.#tell('customer.subscription.created', subscription);
    const due =
      trialEnd === null
        ? { amount: price.amount, description: 'Subscription' }
        : { amount: 0, description: 'Free trial' };
    this.invoicing.bill(subscription, 'subscription_create', [{ ...due, price: price.id }], { attended: true });
    return subscription;
  }

  #warnOfTrialEnd(subscription: Subscription): void {
    subscription.warnedOfTrialEnd = true;
    this.#tell('customer.subscription.trial_will_end', subscription);
  }

  #endPeriod(subscription: Subscription): void {
    if (subscription.cancelAtPeriodEnd) return this.end(subscription);
    this.#endPhase(subscription);
    const price = this.price(subscription.price);
    const from = subscription.periodEnd;
    const wasTrial = subscription.status === 'trialing';
    if (wasTrial) subscription.anchor = from;
    subscription.periodStart = from;
    subscription.periodEnd = nextAnniversary(subscription.anchor, price.months, from);
    if (wasTrial) subscription.status = 'active';
    const due = { amount: price.amount, description: 'Subscription', price: price.id };
    const { status } = this.invoicing.bill(subscription, 'subscription_cycle', [due]);
    if (status !== 'paid') subscription.status = 'past_due';
    this.#tell('customer.subscription.updated', subscription);
  }

  /** A schedule moves to its last phase, and releases the subscription only when that phase ends. */
  #endPhase(subscription: Subscription): void {
    const { schedule, price, periodStart: start, periodEnd: end } = subscription;
    subscription.price = nextPrice(subscription);
    subscription.schedule = schedule?.before === null ? { ...schedule, before: { price, start, end } } : null;
  }

  #subscriptionOf({ subscription }: Invoice): Subscription | undefined {
    return subscription === null ? undefined : this.subscriptions.get(subscription);
  }

  #noteUnlessDue(subscription: Subscription | undefined): void {
    if (subscription?.status !== 'past_due') return;
    subscription.status = 'active';
    this.#tell('customer.subscription.updated', subscription);
  }

  #endUnpaid(subscription: Subscription | undefined): boolean {
    if (subscription === undefined || subscription.endedAt !== null) return false;
    this.end(subscription);
    return true;
  }

  /** Ends a subscription now. */
  end(subscription: Subscription): void {
    const now = this.now();
    if (subscription.status === 'canceled') throw missing('subscription', subscription.id);
    subscription.status = 'canceled';
    subscription.canceledAt ??= now;
    subscription.endedAt = now;
    subscription.schedule = null;
    this.invoicing.stopCollecting(subscription);
    this.#tell('customer.subscription.deleted', subscription);
  }

  setCancelAtPeriodEnd(subscription: Subscription, cancels: boolean): void {
    if (subscription.status === 'canceled') {
      throw new StripeError(400, 'A canceled subscription can only update its cancellation_details and metadata.');
    }
    if (subscription.schedule !== null) {
      throw new StripeError(
        400,
        `The subscription is managed by the subscription schedule \`${subscription.schedule.id}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
      );
    }
    if (subscription.cancelAtPeriodEnd === cancels) return;
    subscription.cancelAtPeriodEnd = cancels;
    subscription.canceledAt = cancels ? this.now() : null;
    this.#tell('customer.subscription.updated', subscription);
  }

  extendTrial(subscription: Subscription, trialEnd: number): void {
    subscription.trialEnd = trialEnd;
    subscription.anchor = trialEnd;
    subscription.periodEnd = trialEnd;
    subscription.warnedOfTrialEnd = false;
    this.#tell('customer.subscription.updated', subscription);
  }

  /** Changes the price of the current period: in a trial, of the first paid one. */
  changePrice(subscription: Subscription, price: Price): void {
    subscription.price = price.id;
    this.#tell('customer.subscription.updated', subscription);
  }

  /** Starts a period of another price now, and charges for it. */
  startPeriod(
    subscription: Subscription,
    price: Price,
    lines: readonly Pick<InvoiceLine, 'amount' | 'description' | 'price'>[],
  ): void {
    const now = this.now();
    subscription.price = price.id;
    subscription.anchor = now;
    subscription.periodStart = now;
    subscription.periodEnd = addMonths(now, price.months);
    if (subscription.status === 'trialing') {
      subscription.status = 'active';
      subscription.trialEnd = now;
    }
    this.#tell('customer.subscription.updated', subscription);
    this.invoicing.bill(subscription, 'subscription_update', lines);
  }

  /** Schedules another price for the end of the current period. */
  schedulePrice(subscription: Subscription, price: Price): void {
    subscription.schedule = { id: makeId('sub_sched'), created: this.now(), price: price.id, before: null };
    this.#tell('customer.subscription.updated', subscription);
  }

  /** Cancels the scheduled price, or ends the rest of its schedule. */
  releaseSchedule(subscription: Subscription): void {
    subscription.schedule = null;
    this.#tell('customer.subscription.updated', subscription);
  }

  changeCard(subscription: Subscription, card: Card): void {
    subscription.card = card;
    this.#tell('customer.subscription.updated', subscription);
    this.invoicing.chargeOpen(subscription);
  }

  deleteCustomer(customer: Customer): void {
    customer.deleted = true;
    customer.email = null;
    for (const subscription of this.subscriptions.values()) {
      if (subscription.customer === customer.id && subscription.status !== 'canceled') this.end(subscription);
    }
    this.#tell('customer.deleted', customer);
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

  subscription(id: string): Subscription {
    return found(this.subscriptions, 'subscription', id);
  }

  session(id: string): CheckoutSession {
    return found(this.sessions, 'checkout.session', id);
  }
}
