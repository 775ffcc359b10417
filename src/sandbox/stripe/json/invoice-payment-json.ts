import { type Invoice, totalOf } from '#sandbox/stripe/records/invoice.ts';

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
