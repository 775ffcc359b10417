import type { Subscription } from '#sandbox/stripe/records/subscription.ts';
import type { StripeLedger } from '#sandbox/stripe/stripe-ledger.ts';
import { listJson } from './list-json.ts';
import { nulls } from './nulls.ts';
import { intervalOf, priceJson } from './price-json.ts';
import { scheduleJson } from './schedule-json.ts';

/** @param expands names of the properties to return as objects instead of ids */
export function subscriptionJson(
  ledger: StripeLedger,
  subscription: Subscription,
  expands: readonly string[] = [],
): object {
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
    ...nulls('pending_invoice_item_interval', 'pending_update', 'test_clock', 'transfer_data'),
    automatic_tax: { enabled: false, ...nulls('disabled_reason', 'liability') },
    billing_cycle_anchor: subscription.anchor,
    billing_mode: { type: 'classic', flexible: null },
    billing_schedules: [],
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    ...(subscription.cancelAtPeriodEnd ? { cancel_at: subscription.periodEnd } : {}),
    canceled_at: subscription.canceledAt,
    cancellation_details: {
      ...nulls('comment', 'feedback', 'feedback_option'),
      reason: subscription.canceledAt === null ? null : 'cancellation_requested',
    },
    collection_method: 'charge_automatically',
    created: subscription.created,
    currency: price.currency,
    customer: subscription.customer,
    default_payment_method: expands.includes('default_payment_method') ? cardJson(subscription) : card.id,
    default_tax_rates: [],
    discounts: [],
    ended_at: subscription.endedAt,
    invoice_settings: {
      ...nulls('account_tax_ids', 'custom_fields', 'description', 'footer'),
      issuer: { type: 'self' },
    },
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
    schedule: expands.includes('schedule') ? scheduleJson(ledger, subscription) : (subscription.schedule?.id ?? null),
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
