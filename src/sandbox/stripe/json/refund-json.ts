import type { Refund } from '#sandbox/stripe/records/invoice.ts';
import { nulls } from './nulls.ts';

export function refundJson(refund: Refund): object {
  return {
    id: refund.id,
    object: 'refund',
    ...nulls('balance_transaction', 'charge', 'customer', 'customer_account', 'payment_method', 'reason'),
    ...nulls('receipt_number', 'source_transfer_reversal', 'transfer_reversal'),
    amount: refund.amount,
    created: refund.created,
    currency: 'usd',
    destination_details: { type: 'card', card: { type: 'refund' } },
    metadata: refund.metadata,
    payment_intent: refund.paymentIntent,
    status: 'succeeded',
  };
}
