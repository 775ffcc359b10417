import { type SubscriptionStatus, isLive } from '#contracts/billing/subscription-status.ts';
import { Stripe } from 'stripe';
import type { Db } from '#platform/db/client.ts';
import type { Logger } from '#platform/logger.ts';
import type { Payments } from '#modules/billing/payments.ts';
import { foremost } from '#modules/billing/subscription/subscription-policy.ts';
import { callOnce } from './call-once.ts';

/**
 * Ends every live subscription of a customer but the oldest, and gives back what was paid for it. There should be none:
 * checkout refuses a second one. An operator is told.
 */
export async function endDuplicates(
  { db, logger, payments: { stripe } }: { db: Db; logger: Logger; payments: Payments },
  ownerId: string,
  subscriptions: readonly { readonly id: string; readonly status: SubscriptionStatus; readonly created: number }[],
): Promise<void> {
  const counts = foremost(subscriptions);
  for (const { id, status } of subscriptions) {
    if (id === counts?.id || !isLive(status)) continue;
    logger.error({ ownerId, subscriptionId: id }, 'billing: a second subscription is ended and paid back');
    // Paid back first: once it is cancelled, nobody would look at it again.
    for await (const invoice of stripe.invoices.list({ subscription: id })) {
      for await (const { payment } of stripe.invoicePayments.list({ invoice: invoice.id, status: 'paid' })) {
        const intent = payment.payment_intent;
        if (intent === undefined) continue;
        const request = { payment_intent: typeof intent === 'string' ? intent : intent.id };
        await callOnce(db, { ownerId, purpose: `refund:${request.payment_intent}`, request }, (options) =>
          stripe.refunds.create(request, options).catch(unlessPaidBack),
        );
      }
    }
    await stripe.subscriptions.cancel(id);
  }
}

/** By an earlier try, which did not come as far as the cancellation. */
function unlessPaidBack(error: unknown): void {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'charge_already_refunded')) {
    throw error;
  }
}
