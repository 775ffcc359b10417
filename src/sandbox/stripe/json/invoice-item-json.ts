import type { InvoiceItem } from '#sandbox/stripe/records/invoice.ts';
import { nulls } from './nulls.ts';

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
