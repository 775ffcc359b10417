import { type Form, needed, readForm, textAt, textsAt, whole } from './form-body.ts';
import { customerJson } from './json/customer-json.ts';
import { invoiceItemJson } from './json/invoice-item-json.ts';
import { invoiceJson } from './json/invoice-json.ts';
import { invoicePaymentJson } from './json/invoice-payment-json.ts';
import { listJson } from './json/list-json.ts';
import { priceJson } from './json/price-json.ts';
import { productJson } from './json/product-json.ts';
import { refundJson } from './json/refund-json.ts';
import { scheduleJson } from './json/schedule-json.ts';
import { sessionJson } from './json/session-json.ts';
import { subscriptionJson } from './json/subscription-json.ts';
import { makeId } from './make-id.ts';
import type { ApiContext } from './api-context.ts';
import { createConfiguration, createPortal, listConfigurations } from './portal/portal-api.ts';
import { totalOf } from './records/invoice.ts';
import { StripeError, missing } from './stripe-error.ts';
import type { StripeLedger } from './stripe-ledger.ts';

export interface ApiCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: string;
}

type Handler = (context: ApiContext, call: { id: string; form: Form; query: URLSearchParams }) => object;

const routes: readonly (readonly [method: string, path: RegExp, handle: Handler])[] = [
  ['POST', /^\/v1\/customers$/, createCustomer],
  ['GET', /^\/v1\/customers\/(\w+)$/, ({ ledger }, { id }) => customerOrDeleted(ledger, id)],
  ['POST', /^\/v1\/customers\/(\w+)$/, updateCustomer],
  ['DELETE', /^\/v1\/customers\/(\w+)$/, deleteCustomer],
  ['POST', /^\/v1\/products$/, createProduct],
  ['POST', /^\/v1\/prices$/, createPrice],
  ['GET', /^\/v1\/prices$/, listPrices],
  ['GET', /^\/v1\/prices\/(\w+)$/, ({ ledger }, { id }) => priceJson(ledger.price(id))],
  ['POST', /^\/v1\/checkout\/sessions$/, createSession],
  ['GET', /^\/v1\/checkout\/sessions$/, listSessions],
  ['GET', /^\/v1\/checkout\/sessions\/(\w+)$/, (context, { id }) => sessionOf(context, id)],
  ['POST', /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, expireSession],
  ['POST', /^\/v1\/billing_portal\/configurations$/, createConfiguration],
  ['GET', /^\/v1\/billing_portal\/configurations$/, listConfigurations],
  ['POST', /^\/v1\/billing_portal\/sessions$/, createPortal],
  ['GET', /^\/v1\/subscriptions$/, listSubscriptions],
  ['GET', /^\/v1\/subscriptions\/(\w+)$/, ({ ledger }, { id, query }) => subscriptionOf(ledger, id, query)],
  ['POST', /^\/v1\/subscriptions\/(\w+)$/, updateSubscription],
  ['DELETE', /^\/v1\/subscriptions\/(\w+)$/, cancelSubscription],
  ['POST', /^\/v1\/subscription_schedules\/(\w+)\/release$/, releaseSchedule],
  ['POST', /^\/v1\/invoiceitems$/, createItem],
  ['GET', /^\/v1\/invoiceitems$/, listItems],
  ['POST', /^\/v1\/invoices$/, createInvoice],
  ['GET', /^\/v1\/invoices$/, listInvoices],
  ['POST', /^\/v1\/invoices\/(\w+)\/finalize$/, finalizeInvoice],
  ['GET', /^\/v1\/invoice_payments$/, listPayments],
  ['POST', /^\/v1\/refunds$/, createRefund],
  ['GET', /^\/v1\/events$/, listEvents],
];

/** Handles one call of Stripe's API. @throws StripeError */
export function answerApi(context: ApiContext, { method, path, query, body }: ApiCall): object {
  for (const [routeMethod, pattern, handle] of routes) {
    const match = method === routeMethod ? pattern.exec(path) : null;
    if (match !== null) return handle(context, { id: match[1] ?? '', form: readForm(body), query });
  }
  throw new StripeError(404, `Unrecognized request URL (${method}: ${path}).`);
}

function createCustomer({ ledger }: ApiContext, { form }: { form: Form }): object {
  const customer = {
    id: makeId('cus'),
    created: ledger.now(),
    email: textAt(form, 'email') ?? null,
    metadata: textsAt(form, 'metadata'),
    deleted: false,
  };
  ledger.customers.set(customer.id, customer);
  return customerJson(customer);
}

function updateCustomer({ ledger }: ApiContext, { id, form }: { id: string; form: Form }): object {
  const customer = ledger.customer(id, 'id');
  customer.email = textAt(form, 'email') ?? customer.email;
  return customerJson(customer);
}

function customerOrDeleted(ledger: StripeLedger, id: string): object {
  const customer = ledger.customers.get(id);
  if (customer === undefined) throw missing('customer', id);
  return customer.deleted ? { id, object: 'customer', deleted: true } : customerJson(customer);
}

function deleteCustomer({ ledger }: ApiContext, { id }: { id: string }): object {
  ledger.deleteCustomer(ledger.customer(id, 'id'));
  return { id, object: 'customer', deleted: true };
}

function createProduct({ ledger }: ApiContext, { form }: { form: Form }): object {
  const product = {
    id: textAt(form, 'id') ?? makeId('prod'),
    created: ledger.now(),
    name: needed(form, 'name'),
    metadata: textsAt(form, 'metadata'),
  };
  if (ledger.products.has(product.id)) {
    throw new StripeError(400, 'Product already exists.', { code: 'resource_already_exists', param: 'id' });
  }
  ledger.products.set(product.id, product);
  return productJson(product);
}

function createPrice({ ledger }: ApiContext, { form }: { form: Form }): object {
  const product = needed(form, 'product');
  if (!ledger.products.has(product)) throw missing('product', product, 'product');
  const lookupKey = textAt(form, 'lookup_key') ?? null;
  const holder = [...ledger.prices.values()].find((price) => lookupKey !== null && price.lookupKey === lookupKey);
  if (holder !== undefined) {
    if (textAt(form, 'transfer_lookup_key') !== 'true') {
      throw new StripeError(400, `A price (\`${holder.id}\`) already uses that lookup key.`, { param: 'lookup_key' });
    }
    holder.lookupKey = null;
  }
  const interval = needed(form, 'recurring.interval');
  const price = {
    id: makeId('price'),
    created: ledger.now(),
    product,
    currency: needed(form, 'currency'),
    amount: whole(form, 'unit_amount'),
    months: interval === 'year' ? 12 : 1,
    lookupKey,
  };
  ledger.prices.set(price.id, price);
  return priceJson(price);
}

function listPrices({ ledger }: ApiContext, { query }: { query: URLSearchParams }): object {
  const keys = lookupKeysOf(query);
  const prices = [...ledger.prices.values()].filter(({ lookupKey }) => lookupKey !== null && keys.includes(lookupKey));
  return listJson('/v1/prices', prices.map(priceJson));
}

function lookupKeysOf(query: URLSearchParams): string[] {
  return [...query].flatMap(([name, value]) => (/^lookup_keys\[\d*\]$/.test(name) ? [value] : []));
}

function createSession(context: ApiContext, { form }: { form: Form }): object {
  const { ledger } = context;
  if (needed(form, 'mode') !== 'subscription') throw new StripeError(400, 'Only mode `subscription` is sold here.');
  const customer = ledger.customer(needed(form, 'customer'));
  const price = needed(form, 'line_items.0.price');
  if (!ledger.prices.has(price)) throw missing('price', price, 'line_items[0][price]');
  const now = ledger.now();
  const details = form['subscription_data'];
  const nested: Form =
    typeof details === 'object' && !Array.isArray(details) ? Object.fromEntries(Object.entries(details)) : {};
  const session = {
    id: makeId('cs_test'),
    created: now,
    expiresAt: now + 86_400,
    customer: customer.id,
    price,
    trialDays: Number(textAt(nested, 'trial_period_days') ?? 0),
    successUrl: needed(form, 'success_url'),
    cancelUrl: textAt(form, 'cancel_url') ?? null,
    reference: textAt(form, 'client_reference_id') ?? null,
    metadata: textsAt(form, 'metadata'),
    subscriptionMetadata: textsAt(nested, 'metadata'),
    status: 'open' as const,
    subscription: null,
  };
  ledger.sessions.set(session.id, session);
  return sessionOf(context, session.id);
}

function sessionOf({ ledger, pages }: ApiContext, id: string): object {
  return sessionJson(ledger, ledger.session(id), `${pages}/sandbox/checkout/${id}`);
}

function listSessions(context: ApiContext, { query }: { query: URLSearchParams }): object {
  const [customer, status] = [query.get('customer'), query.get('status')];
  const sessions = [...context.ledger.sessions.values()]
    .filter(
      (session) =>
        (customer === null || session.customer === customer) && (status === null || session.status === status),
    )
    .toReversed();
  return listJson(
    '/v1/checkout/sessions',
    sessions.map(({ id }) => sessionOf(context, id)),
  );
}

function expireSession(context: ApiContext, { id }: { id: string }): object {
  const session = context.ledger.session(id);
  if (session.status !== 'open') {
    throw new StripeError(400, `Only Checkout Sessions with a status in ["open"] can be expired.`);
  }
  context.ledger.expire(session);
  return sessionOf(context, id);
}

function listSubscriptions({ ledger }: ApiContext, { query }: { query: URLSearchParams }): object {
  const [customer, status] = [query.get('customer'), query.get('status')];
  if (customer !== null && !ledger.customers.has(customer)) throw missing('customer', customer, 'customer');
  const subscriptions = [...ledger.subscriptions.values()]
    .filter((each) => customer === null || each.customer === customer)
    .filter((each) => status === 'all' || (status === null ? each.status !== 'canceled' : each.status === status))
    .toReversed();
  return listJson(
    '/v1/subscriptions',
    subscriptions.map((each) => subscriptionJson(ledger, each, expandsOf(query, 'data.'))),
  );
}

function expandsOf(query: URLSearchParams, before = ''): string[] {
  return [...query].flatMap(([name, value]) =>
    /^expand\[\d*\]$/.test(name) && value.startsWith(before) ? [value.slice(before.length)] : [],
  );
}

function subscriptionOf(ledger: StripeLedger, id: string, query: URLSearchParams): object {
  return subscriptionJson(ledger, ledger.subscription(id), expandsOf(query));
}

function updateSubscription({ ledger }: ApiContext, { id, form }: { id: string; form: Form }): object {
  const subscription = ledger.subscription(id);
  const cancels = textAt(form, 'cancel_at_period_end');
  if (cancels !== undefined) ledger.setCancelAtPeriodEnd(subscription, cancels === 'true');
  if (textAt(form, 'trial_end') !== undefined) ledger.extendTrial(subscription, whole(form, 'trial_end'));
  return subscriptionJson(ledger, subscription);
}

function cancelSubscription({ ledger }: ApiContext, { id }: { id: string }): object {
  const subscription = ledger.subscription(id);
  ledger.end(subscription);
  return subscriptionJson(ledger, subscription);
}

function releaseSchedule({ ledger }: ApiContext, { id }: { id: string }): object {
  const subscription = [...ledger.subscriptions.values()].find(({ schedule }) => schedule?.id === id);
  if (subscription === undefined) throw missing('subscription schedule', id, 'schedule');
  const released = scheduleJson(ledger, subscription, 'released');
  ledger.releaseSchedule(subscription);
  return released ?? {};
}

function createItem({ ledger }: ApiContext, { form }: { form: Form }): object {
  const item = {
    id: makeId('ii'),
    date: ledger.now(),
    customer: ledger.customer(needed(form, 'customer')).id,
    amount: whole(form, 'amount'),
    currency: textAt(form, 'currency') ?? 'usd',
    description: textAt(form, 'description') ?? null,
    metadata: textsAt(form, 'metadata'),
    invoice: textAt(form, 'invoice') ?? null,
  };
  if (item.invoice !== null) {
    const invoice = ledger.invoicing.invoice(item.invoice);
    if (invoice.status !== 'draft') throw new StripeError(400, 'This invoice is no longer editable.');
    const { amount, description, metadata } = item;
    invoice.lines.push({ id: makeId('il'), amount, description: description ?? '', metadata, price: null });
  }
  ledger.invoicing.items.set(item.id, item);
  return invoiceItemJson(item);
}

function listItems({ ledger }: ApiContext, { query }: { query: URLSearchParams }): object {
  const items = [...ledger.invoicing.items.values()]
    .filter(({ customer }) => customer === query.get('customer'))
    .toReversed();
  return listJson('/v1/invoiceitems', items.map(invoiceItemJson));
}

function createInvoice({ ledger }: ApiContext, { form }: { form: Form }): object {
  const customer = ledger.customer(needed(form, 'customer')).id;
  const invoice = ledger.invoicing.draft(customer, 'manual', {
    metadata: textsAt(form, 'metadata'),
    takesItems: textAt(form, 'pending_invoice_items_behavior') === 'include',
    finalizesAt: textAt(form, 'auto_advance') === 'true' ? ledger.now() + 3600 : null,
  });
  return invoiceJson(ledger, invoice);
}

function listInvoices({ ledger }: ApiContext, { query }: { query: URLSearchParams }): object {
  const [customer, subscription] = [query.get('customer'), query.get('subscription')];
  const invoices = [...ledger.invoicing.invoices.values()]
    .filter((each) => customer === null || each.customer === customer)
    .filter((each) => subscription === null || each.subscription === subscription)
    .toReversed();
  return listJson(
    '/v1/invoices',
    invoices.map((each) => invoiceJson(ledger, each)),
  );
}

function finalizeInvoice({ ledger }: ApiContext, { id }: { id: string }): object {
  const invoice = ledger.invoicing.invoice(id);
  ledger.invoicing.finalize(invoice);
  return invoiceJson(ledger, invoice);
}

function listPayments({ ledger }: ApiContext, { query }: { query: URLSearchParams }): object {
  const invoices = [...ledger.invoicing.invoices.values()].filter(
    (each) => each.id === query.get('invoice') && each.status === 'paid' && totalOf(each) > 0,
  );
  return listJson('/v1/invoice_payments', invoices.map(invoicePaymentJson));
}

function createRefund({ ledger }: ApiContext, { form }: { form: Form }): object {
  const paymentIntent = needed(form, 'payment_intent');
  const refund = ledger.invoicing.refund(paymentIntent, textsAt(form, 'metadata'));
  if (refund === undefined) throw missing('payment_intent', paymentIntent, 'payment_intent');
  return refundJson(refund);
}

function listEvents({ events }: ApiContext, { query }: { query: URLSearchParams }): object {
  const since = Number(query.get('created[gte]') ?? 0);
  const delivered = query.get('delivery_success');
  const after = query.get('starting_after');
  const newest = events
    .filter(({ created }) => created >= since)
    .filter((event) => delivered === null || (event.pending_webhooks === 0) === (delivered === 'true'))
    .toReversed();
  const rest = after === null ? newest : newest.slice(newest.findIndex(({ id }) => id === after) + 1);
  const limit = Number(query.get('limit') ?? 10);
  return { ...listJson('/v1/events', rest.slice(0, limit)), has_more: rest.length > limit };
}
