import type { Stripe } from 'stripe';
import type { InvoiceItemInput } from '#workflows/contracts/extras-invoicing.ts';
import { prices } from '#contracts/billing/plans.ts';
import { isLive } from '#contracts/billing/subscription-status.ts';
import type { Db } from '#platform/db/client.ts';
import type { Payments } from '#modules/billing/payments.ts';
import { type SubscriptionRow, findSubscription } from '#modules/billing/subscription/subscription-row.ts';

const dayMs = 86_400_000;

/**
 * Puts a month's extra interviews on the plan's next invoice, or on a separate one if that is more than a day away. The
 * item and invoice carry the month's key and are looked up first, so that the extras are charged only once, however
 * often and however late this runs.
 *
 * @throws Error if the account is not a customer (any more)
 */
export async function createInvoiceItem(
  { db, payments: { stripe } }: { db: Db; payments: Payments },
  input: InvoiceItemInput,
): Promise<{ itemId: string }> {
  const key = `extras:${input.ownerId}:${input.windowStart}`;
  const subscription = await findSubscription(db, input.ownerId);
  const customer = subscription.customerId;
  if (customer === null) throw new Error(`no customer to charge for ${key}`);
  const known = await itemOf(stripe, customer, key);
  if (known !== undefined) {
    await finishInvoice(stripe, known);
    return { itemId: known.id };
  }
  const invoice = isBilledSoon(subscription) ? undefined : await ownInvoice(stripe, customer, key, input.attempt);
  const item = await stripe.invoiceItems.create(
    {
      customer,
      amount: input.cents,
      currency: prices.currency,
      description: `Additional interviews: ${input.count}`,
      metadata: { key },
      ...(invoice === undefined ? {} : { invoice: invoice.id }),
    },
    { idempotencyKey: `${key}:${input.attempt}` },
  );
  await finishInvoice(stripe, item);
  return { itemId: item.id };
}

/** Stripe forgets idempotency keys after a day, so what an earlier attempt created is found by its metadata. */
async function itemOf(stripe: Stripe, customer: string, key: string): Promise<Stripe.InvoiceItem | undefined> {
  for await (const item of stripe.invoiceItems.list({ customer, limit: 100 })) {
    if (item.metadata?.['key'] === key) return item;
  }
  return undefined;
}

async function ownInvoice(stripe: Stripe, customer: string, key: string, attempt: number): Promise<Stripe.Invoice> {
  for await (const invoice of stripe.invoices.list({ customer, limit: 100 })) {
    if (invoice.metadata?.['key'] === key) return invoice;
  }
  return stripe.invoices.create(
    {
      customer,
      collection_method: 'charge_automatically',
      auto_advance: false,
      pending_invoice_items_behavior: 'exclude',
      metadata: { key },
    },
    { idempotencyKey: `invoice:${key}:${attempt}` },
  );
}

/** A separate invoice is finalised and charged here; Stripe finalises the plan's own. */
async function finishInvoice(stripe: Stripe, { invoice, customer }: Stripe.InvoiceItem): Promise<void> {
  const id = typeof invoice === 'string' ? invoice : invoice?.id;
  if (id === undefined) return;
  for await (const each of stripe.invoices.list({ customer: typeof customer === 'string' ? customer : customer.id })) {
    if (each.id === id && each.status === 'draft' && each.billing_reason === 'manual') {
      await stripe.invoices.finalizeInvoice(id, { auto_advance: true });
    }
  }
}

function isBilledSoon({ status, renewalDate, cancelAtPeriodEnd }: SubscriptionRow): boolean {
  if (!isLive(status) || cancelAtPeriodEnd || renewalDate === null) return false;
  const left = renewalDate.getTime() - Date.now();
  return left > 0 && left < dayMs;
}
