import type {
  CheckoutSession,
  Customer,
  Invoice,
  InvoiceItem,
  Price,
  Product,
  Refund,
  StripeLedger,
  Subscription,
} from './stripe-ledger.ts';
import { totalOf } from './stripe-ledger.ts';

// The objects of Stripe's API with all their keys; what is never used here is null, as it is there.

function nulls(...names: readonly string[]): Record<string, null> {
  return Object.fromEntries(names.map((name) => [name, null]));
}

export function listJson(url: string, data: readonly unknown[]): object {
  return { object: 'list', data, has_more: false, url };
}

export function customerJson({ id, created, email, metadata }: Customer): object {
  return {
    id,
    object: 'customer',
    ...nulls('address', 'currency', 'customer_account', 'default_source', 'description', 'discount', 'name', 'phone'),
    ...nulls('shipping', 'test_clock'),
    balance: 0,
    created,
    delinquent: false,
    email,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: nulls('custom_fields', 'default_payment_method', 'footer', 'rendering_options'),
    livemode: false,
    metadata,
    next_invoice_sequence: 1,
    preferred_locales: [],
    tax_exempt: 'none',
  };
}

export function productJson({ id, created, name, metadata }: Product): object {
  return {
    id,
    object: 'product',
    ...nulls('default_price', 'description', 'package_dimensions', 'shippable', 'statement_descriptor', 'tax_code'),
    ...nulls('tax_details', 'unit_label', 'url'),
    active: true,
    created,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata,
    name,
    type: 'service',
    updated: created,
  };
}

export function priceJson({ id, created, product, currency, amount, months, lookupKey }: Price): object {
  return {
    id,
    object: 'price',
    ...nulls('custom_unit_amount', 'nickname', 'tiers_mode', 'transform_quantity'),
    active: true,
    billing_scheme: 'per_unit',
    created,
    currency,
    livemode: false,
    lookup_key: lookupKey,
    metadata: {},
    product,
    recurring: {
      ...nulls('meter', 'trial_period_days'),
      ...intervalOf(months),
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    type: 'recurring',
    unit_amount: amount,
    unit_amount_decimal: String(amount),
  };
}

function intervalOf(months: number) {
  return months === 12 ? { interval: 'year', interval_count: 1 } : { interval: 'month', interval_count: months };
}

export function sessionJson(ledger: StripeLedger, session: CheckoutSession, url: string): object {
  const amount = session.trialDays > 0 ? 0 : ledger.price(session.price).amount;
  return {
    id: session.id,
    object: 'checkout.session',
    ...nulls('adaptive_pricing', 'after_expiration', 'allow_promotion_codes', 'billing_address_collection'),
    ...nulls('allowed_payment_method_types', 'client_secret', 'collected_information', 'consent', 'consent_collection'),
    ...nulls(
      'currency_conversion',
      'customer_account',
      'customer_creation',
      'customer_email',
      'integration_identifier',
    ),
    ...nulls('invoice_creation', 'locale', 'managed_payments', 'origin_context', 'payment_intent', 'payment_link'),
    ...nulls('payment_method_configuration_details', 'permissions', 'recovered_from', 'saved_payment_method_options'),
    ...nulls('setup_intent', 'shipping_address_collection', 'shipping_cost', 'submit_type', 'wallet_options'),
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: { enabled: false, ...nulls('liability', 'provider', 'status') },
    cancel_url: session.cancelUrl,
    client_reference_id: session.reference,
    created: session.created,
    currency: 'usd',
    custom_fields: [],
    custom_text: nulls('after_submit', 'shipping_address', 'submit', 'terms_of_service_acceptance'),
    customer: session.customer,
    customer_details: {
      email: ledger.customers.get(session.customer)?.email ?? null,
      ...nulls('address', 'business_name', 'individual_name', 'name', 'phone', 'tax_exempt', 'tax_ids'),
    },
    discounts: [],
    expires_at: session.expiresAt,
    invoice:
      session.subscription === null ? null : (ledger.subscriptions.get(session.subscription)?.latestInvoice ?? null),
    livemode: false,
    metadata: session.metadata,
    mode: 'subscription',
    payment_method_collection: 'always',
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_status: session.status === 'complete' ? (amount === 0 ? 'no_payment_required' : 'paid') : 'unpaid',
    phone_number_collection: { enabled: false },
    shipping_options: [],
    status: session.status,
    subscription: session.subscription,
    success_url: session.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: session.status === 'open' ? url : null,
  };
}

export function portalSessionJson(input: {
  id: string;
  created: number;
  customer: string;
  returnUrl: string | null;
  url: string;
}) {
  const { id, created, customer, returnUrl, url } = input;
  return {
    id,
    object: 'billing_portal.session',
    ...nulls('customer_account', 'flow', 'locale', 'on_behalf_of'),
    configuration: 'bpc_sandbox',
    created,
    customer,
    livemode: false,
    return_url: returnUrl,
    url,
  };
}

export function subscriptionJson(ledger: StripeLedger, subscription: Subscription, expandsCard = false): object {
  const price = ledger.price(subscription.price);
  const { card } = subscription;
  return {
    id: subscription.id,
    object: 'subscription',
    ...nulls(
      'application',
      'application_fee_percent',
      'billing_cycle_anchor_config',
      'billing_thresholds',
      'cancel_at',
    ),
    ...nulls('customer_account', 'days_until_due', 'default_source', 'description', 'managed_payments'),
    ...nulls('next_pending_invoice_item_invoice', 'on_behalf_of', 'pause_collection', 'pending_setup_intent'),
    ...nulls('pending_invoice_item_interval', 'pending_update', 'schedule', 'test_clock', 'transfer_data'),
    automatic_tax: { enabled: false, ...nulls('disabled_reason', 'liability') },
    billing_cycle_anchor: subscription.anchor,
    billing_mode: { type: 'classic', flexible: null },
    billing_schedules: [],
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    ...(subscription.cancelAtPeriodEnd ? { cancel_at: subscription.periodEnd } : {}),
    canceled_at: subscription.canceledAt,
    cancellation_details: {
      ...nulls('comment', 'feedback'),
      reason: subscription.canceledAt === null ? null : 'cancellation_requested',
    },
    collection_method: 'charge_automatically',
    created: subscription.created,
    currency: price.currency,
    customer: subscription.customer,
    default_payment_method: expandsCard ? cardJson(subscription) : card.id,
    default_tax_rates: [],
    discounts: [],
    ended_at: subscription.endedAt,
    invoice_settings: { account_tax_ids: null, issuer: { type: 'self' } },
    items: listJson(`/v1/subscription_items?subscription=${subscription.id}`, [
      {
        id: subscription.itemId,
        object: 'subscription_item',
        ...nulls('billing_thresholds', 'current_trial'),
        created: subscription.created,
        current_period_end: subscription.periodEnd,
        current_period_start: subscription.periodStart,
        discounts: [],
        metadata: {},
        plan: {
          id: price.id,
          object: 'plan',
          ...nulls('meter', 'nickname', 'tiers_mode', 'transform_usage', 'trial_period_days'),
          active: true,
          amount: price.amount,
          amount_decimal: String(price.amount),
          billing_scheme: 'per_unit',
          created: price.created,
          currency: price.currency,
          ...intervalOf(price.months),
          livemode: false,
          metadata: {},
          product: price.product,
          usage_type: 'licensed',
        },
        price: priceJson(price),
        quantity: 1,
        subscription: subscription.id,
        tax_rates: [],
      },
    ]),
    latest_invoice: subscription.latestInvoice,
    livemode: false,
    metadata: subscription.metadata,
    payment_settings: {
      ...nulls('payment_method_options', 'payment_method_types'),
      save_default_payment_method: 'off',
    },
    start_date: subscription.created,
    status: subscription.status,
    trial_end: subscription.trialEnd,
    trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
    trial_start: subscription.trialStart,
  };
}

function cardJson({ card, created }: Subscription): object {
  return {
    id: card.id,
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: nulls('address', 'email', 'name', 'phone', 'tax_id'),
    card: {
      brand: 'visa',
      checks: nulls('address_line1_check', 'address_postal_code_check', 'cvc_check'),
      country: 'US',
      display_brand: 'visa',
      exp_month: 12,
      exp_year: 2034,
      fingerprint: card.fingerprint,
      funding: 'credit',
      ...nulls('generated_from', 'networks', 'regulated_status', 'three_d_secure_usage', 'wallet'),
      last4: card.last4,
    },
    created,
    customer: card.customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}

export function invoiceJson(ledger: StripeLedger, invoice: Invoice): object {
  const total = totalOf(invoice);
  const paid = invoice.status === 'paid' ? total : 0;
  return {
    id: invoice.id,
    object: 'invoice',
    ...nulls('account_country', 'account_name', 'account_tax_ids', 'application', 'custom_fields', 'customer_account'),
    ...nulls('customer_address', 'customer_name', 'customer_phone', 'customer_shipping', 'default_payment_method'),
    ...nulls('default_source', 'description', 'due_date', 'effective_at', 'ending_balance', 'footer', 'from_invoice'),
    ...nulls('hosted_invoice_url', 'invoice_pdf', 'last_finalization_error', 'latest_revision', 'number'),
    ...nulls('on_behalf_of', 'receipt_number', 'rendering', 'shipping_cost', 'shipping_details'),
    ...nulls('statement_descriptor', 'test_clock', 'webhooks_delivered_at'),
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: paid,
    amount_remaining: total - paid,
    amount_shipping: 0,
    attempt_count: invoice.attempts,
    attempted: invoice.attempts > 0,
    auto_advance: invoice.finalizesAt !== null || invoice.nextAttempt !== null,
    automatic_tax: { enabled: false, ...nulls('disabled_reason', 'liability', 'provider', 'status') },
    automatically_finalizes_at: invoice.finalizesAt,
    billing_reason: invoice.reason,
    collection_method: 'charge_automatically',
    created: invoice.created,
    currency: 'usd',
    customer: invoice.customer,
    customer_email: ledger.customers.get(invoice.customer)?.email ?? null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_tax_rates: [],
    discounts: [],
    issuer: { type: 'self' },
    lines: listJson(
      `/v1/invoices/${invoice.id}/lines`,
      invoice.lines.map((line) => lineJson(invoice, line)),
    ),
    livemode: false,
    metadata: invoice.metadata,
    next_payment_attempt: invoice.nextAttempt,
    parent:
      invoice.subscription === null
        ? null
        : {
            type: 'subscription_details',
            quote_details: null,
            subscription_details: { metadata: {}, subscription: invoice.subscription },
          },
    payment_settings: nulls('default_mandate', 'payment_method_options', 'payment_method_types'),
    period_end: invoice.periodEnd,
    period_start: invoice.periodStart,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    starting_balance: 0,
    status: invoice.status,
    status_transitions: {
      ...nulls('marked_uncollectible_at', 'voided_at'),
      finalized_at: invoice.status === 'draft' ? null : invoice.created,
      paid_at: invoice.paidAt,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
  };
}

function lineJson(invoice: Invoice, line: Invoice['lines'][number]): object {
  return {
    id: line.id,
    object: 'line_item',
    ...nulls('parent', 'pricing'),
    amount: line.amount,
    currency: 'usd',
    description: line.description,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice: invoice.id,
    livemode: false,
    metadata: line.metadata,
    period: { start: invoice.periodStart, end: invoice.periodEnd },
    pretax_credit_amounts: [],
    quantity: 1,
    quantity_decimal: '1',
    subscription: invoice.subscription,
    subtotal: line.amount,
    taxes: [],
  };
}

export function invoiceItemJson(item: InvoiceItem): object {
  return {
    id: item.id,
    object: 'invoiceitem',
    ...nulls('customer_account', 'parent', 'pricing', 'test_clock'),
    amount: item.amount,
    currency: item.currency,
    customer: item.customer,
    date: item.date,
    description: item.description,
    discountable: true,
    discounts: [],
    invoice: item.invoice,
    livemode: false,
    metadata: item.metadata,
    net_amount: item.amount,
    period: { start: item.date, end: item.date },
    proration: false,
    quantity: 1,
    quantity_decimal: '1',
    tax_rates: [],
  };
}

export function invoicePaymentJson(invoice: Invoice): object {
  return {
    id: `inpay_${invoice.id.slice(3)}`,
    object: 'invoice_payment',
    amount_paid: totalOf(invoice),
    amount_requested: totalOf(invoice),
    created: invoice.created,
    currency: 'usd',
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: invoice.paymentIntent },
    status: 'paid',
    status_transitions: { canceled_at: null, paid_at: invoice.paidAt },
  };
}

export function refundJson(refund: Refund): object {
  return {
    id: refund.id,
    object: 'refund',
    ...nulls('balance_transaction', 'charge', 'customer', 'customer_account', 'payment_method', 'reason'),
    ...nulls('receipt_number', 'source_transfer_reversal', 'transfer_reversal'),
    amount: refund.amount,
    created: refund.created,
    currency: 'usd',
    metadata: refund.metadata,
    payment_intent: refund.paymentIntent,
    status: 'succeeded',
  };
}
