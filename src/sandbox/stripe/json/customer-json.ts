import type { Customer } from '#sandbox/stripe/records/customer.ts';
import { nulls } from './nulls.ts';

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
