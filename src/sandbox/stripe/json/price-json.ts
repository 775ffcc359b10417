import type { Price } from '#sandbox/stripe/records/price.ts';
import { nulls } from './nulls.ts';

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

export function intervalOf(months: number) {
  return months === 12 ? { interval: 'year', interval_count: 1 } : { interval: 'month', interval_count: months };
}
