import type { CheckoutSession } from '#sandbox/stripe/records/checkout-session.ts';
import type { StripeLedger } from '#sandbox/stripe/stripe-ledger.ts';
import { nulls } from './nulls.ts';

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
