import { type Invoice, totalOf } from '#sandbox/stripe/records/invoice.ts';
import type { StripeLedger } from '#sandbox/stripe/stripe-ledger.ts';
import { listJson } from './list-json.ts';
import { nulls } from './nulls.ts';

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
    amount_paid_off_stripe: 0,
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
