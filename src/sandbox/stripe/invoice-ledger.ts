import { makeId } from './make-id.ts';
import { type Invoice, type InvoiceItem, type InvoiceLine, type Refund, totalOf } from './records/invoice.ts';
import type { Subscription } from './records/subscription.ts';
import type { Texts } from './records/texts.ts';
import { type Due, earlier } from './stripe-clock.ts';
import { StripeError, found } from './stripe-error.ts';
import type { Card } from './test-cards.ts';

const day = 86_400;
/** Days after which a failed charge is retried; if the last retry fails, the subscription ends. */
const retryDays = [3, 5, 7] as const;

/** What invoices need from the rest of the ledger. */
interface Surroundings {
  now(): number;
  tell(type: string, invoice: Invoice): void;
  cardFor(invoice: Invoice): Card | undefined;
  /** the invoice was paid, at whichever attempt */
  paid(invoice: Invoice): void;
  /** the last attempt failed. @returns whether its subscription ends as a result */
  givenUp(invoice: Invoice): boolean;
}

/** Invoices and their items: drafted, finalised, charged, retried and refunded. */
export class InvoiceLedger {
  readonly invoices = new Map<string, Invoice>();
  readonly items = new Map<string, InvoiceItem>();
  readonly refunds = new Map<string, Refund>();
  readonly #around: Surroundings;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  invoice(id: string): Invoice {
    return found(this.invoices, 'invoice', id);
  }

  nextDue(): Due | undefined {
    let first: Due | undefined;
    for (const invoice of this.invoices.values()) {
      const { status, finalizesAt, nextAttempt } = invoice;
      if (status === 'draft' && finalizesAt !== null) {
        first = earlier(first, { at: finalizesAt, happen: () => this.finalize(invoice) });
      }
      if (status === 'open' && nextAttempt !== null) {
        first = earlier(first, { at: nextAttempt, happen: () => this.charge(invoice) });
      }
    }
    return first;
  }

  /** Creates the invoice of a period, with the customer's open items, and charges it at once. */
  bill(
    subscription: Subscription,
    reason: Invoice['reason'],
    lines: readonly Pick<InvoiceLine, 'amount' | 'description' | 'price'>[],
    { attended = false } = {},
  ): Invoice {
    const invoice = this.draft(subscription.customer, reason, { subscription });
    const { metadata } = subscription;
    invoice.lines.unshift(...lines.map((line) => ({ id: makeId('il'), metadata, ...line })));
    subscription.latestInvoice = invoice.id;
    this.finalize(invoice, { attended });
    return invoice;
  }

  /** A draft with all open items of a customer, or with none of them. */
  draft(
    customer: string,
    reason: Invoice['reason'],
    more: {
      subscription?: Subscription;
      metadata?: Texts;
      takesItems?: boolean;
      finalizesAt?: number | null;
    },
  ): Invoice {
    const now = this.#around.now();
    const { subscription, metadata = {}, takesItems = true, finalizesAt = null } = more;
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
    this.#around.tell('invoice.created', invoice);
    return invoice;
  }

  finalize(invoice: Invoice, { attended = false } = {}): void {
    if (invoice.status !== 'draft') throw new StripeError(400, 'This invoice is already finalized.');
    invoice.status = 'open';
    invoice.finalizesAt = null;
    this.#around.tell('invoice.finalized', invoice);
    this.charge(invoice, { attended });
  }

  /** @param attended the card holder is present and confirms the payment if the bank requires it */
  charge(invoice: Invoice, { attended = false } = {}): void {
    if (invoice.status !== 'open') return;
    invoice.attempts += 1;
    const card = this.#around.cardFor(invoice);
    if (totalOf(invoice) === 0 || card?.pays === true || (attended && card?.asksBank === true)) {
      invoice.status = 'paid';
      invoice.paidAt = this.#around.now();
      invoice.nextAttempt = null;
      this.#around.tell('invoice.paid', invoice);
      return this.#around.paid(invoice);
    }
    const days = retryDays[invoice.attempts - 1];
    invoice.nextAttempt = days === undefined ? null : this.#around.now() + days * day;
    this.#around.tell('invoice.payment_failed', invoice);
    if (days === undefined && this.#around.givenUp(invoice)) invoice.status = 'uncollectible';
  }

  /** Charges a subscription's open invoices: its card was changed, or its owner confirms the payment. */
  chargeOpen({ id }: Subscription, { attended = false } = {}): void {
    for (const invoice of this.invoices.values()) {
      if (invoice.subscription === id && invoice.status === 'open') this.charge(invoice, { attended });
    }
  }

  /** Stops automatic retries of an ended subscription's open invoices. */
  stopCollecting({ id }: Subscription): void {
    for (const invoice of this.invoices.values()) if (invoice.subscription === id) invoice.nextAttempt = null;
  }

  /** Refunds a whole payment, once. */
  refund(paymentIntent: string, metadata: Texts): Refund | undefined {
    const invoice = [...this.invoices.values()].find((each) => each.paymentIntent === paymentIntent);
    if (invoice === undefined) return undefined;
    if ([...this.refunds.values()].some((refund) => refund.paymentIntent === paymentIntent)) {
      throw new StripeError(400, 'Charge has already been refunded.', { code: 'charge_already_refunded' });
    }
    const refund = { id: makeId('re'), created: this.#around.now(), amount: totalOf(invoice), paymentIntent, metadata };
    this.refunds.set(refund.id, refund);
    return refund;
  }
}
