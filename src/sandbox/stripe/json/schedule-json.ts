import type { Schedule, Subscription } from '#sandbox/stripe/records/subscription.ts';
import { addMonths } from '#sandbox/stripe/months.ts';
import type { StripeLedger } from '#sandbox/stripe/stripe-ledger.ts';
import { nulls } from './nulls.ts';

type Phase = NonNullable<Schedule['before']>;

/**
 * Two phases: the period before the change, and the first one after it; then the schedule releases the subscription.
 */
export function scheduleJson(
  ledger: StripeLedger,
  subscription: Subscription,
  status: 'active' | 'released' = 'active',
): object | null {
  const { schedule, periodStart, periodEnd, customer } = subscription;
  if (schedule === null) return null;
  const isActive = status === 'active';
  return {
    id: schedule.id,
    object: 'subscription_schedule',
    ...nulls('application', 'canceled_at', 'completed_at', 'customer_account', 'test_clock'),
    billing_mode: { type: 'classic', flexible: null },
    created: schedule.created,
    current_phase: isActive ? { start_date: periodStart, end_date: periodEnd } : null,
    customer,
    default_settings: {
      ...nulls('application_fee_percent', 'billing_thresholds', 'collection_method', 'default_payment_method'),
      ...nulls('description', 'on_behalf_of', 'transfer_data'),
      automatic_tax: { enabled: false, ...nulls('disabled_reason', 'liability') },
      billing_cycle_anchor: 'automatic',
      invoice_settings: {
        ...nulls('account_tax_ids', 'custom_fields', 'days_until_due', 'description', 'footer'),
        issuer: { type: 'self' },
      },
    },
    end_behavior: 'release',
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: phasesOf(ledger, subscription, schedule).map((phase) => phaseJson(ledger, phase)),
    released_at: isActive ? null : ledger.now(),
    released_subscription: isActive ? null : subscription.id,
    status,
    subscription: isActive ? subscription.id : null,
  };
}

function phasesOf(ledger: StripeLedger, subscription: Subscription, { price, before }: Schedule): readonly Phase[] {
  const { periodStart, periodEnd } = subscription;
  if (before !== null) return [before, { price, start: periodStart, end: periodEnd }];
  const end = addMonths(periodEnd, ledger.price(price).months);
  return [
    { price: subscription.price, start: periodStart, end: periodEnd },
    { price, start: periodEnd, end },
  ];
}

function phaseJson(ledger: StripeLedger, { price, start, end }: Phase): object {
  return {
    ...nulls('application_fee_percent', 'billing_cycle_anchor', 'billing_thresholds', 'collection_method'),
    ...nulls('default_payment_method', 'description', 'invoice_settings', 'on_behalf_of', 'transfer_data', 'trial_end'),
    add_invoice_items: [],
    currency: ledger.price(price).currency,
    default_tax_rates: [],
    discounts: [],
    end_date: end,
    items: [{ billing_thresholds: null, discounts: [], metadata: {}, plan: price, price, quantity: 1, tax_rates: [] }],
    metadata: {},
    proration_behavior: 'none',
    start_date: start,
  };
}
