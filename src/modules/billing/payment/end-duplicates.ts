import { type SubscriptionStatus, isLive } from '#contracts/billing/subscription-status.ts';
import { Stripe } from 'stripe';
import type { Db } from '#platform/db/client.ts';
import type { Logger } from '#platform/logger.ts';
import type { Payments } from '#modules/billing/payments.ts';
import { foremost } from '#modules/billing/subscription/subscription-policy.ts';
import { callOnce } from './call-once.ts';

/**
 * Ends all live subscriptions of a customer except the oldest, and refunds what was paid for them. There should be
 * none, because checkout rejects a second one, so it logs an error for the operator.
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
    // Refunds first, because a cancelled subscription would not be looked at again.
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

/** An earlier attempt refunded it, but did not get as far as the cancellation. */
function unlessPaidBack(error: unknown): void {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'charge_already_refunded')) {
    throw error;
  }
}
