import type { Payments } from '#modules/billing/payments.ts';
import { productId } from './price.ts';

/**
 * The configuration of the payment service's pages under which a billing period is changed, made on first use. The one
 * that its dashboard holds stays the operator's: it is for cards and invoices.
 *
 * @param prices all that can be changed to
 */
export async function ensurePeriodPortal({ stripe }: Payments, prices: string[]): Promise<string> {
  const key = `askwell_period ${prices.join(' ')}`;
  for await (const { id, metadata } of stripe.billingPortal.configurations.list({ active: true, limit: 100 })) {
    if (metadata?.['key'] === key) return id;
  }
  const { id } = await stripe.billingPortal.configurations.create(
    {
      metadata: { key },
      features: {
        // A card that is refused there is changed there.
        payment_method_update: { enabled: true },
        subscription_update: {
          enabled: true,
          default_allowed_updates: ['price'],
          products: [{ product: productId, prices }],
          proration_behavior: 'always_invoice',
          // What is paid for is used up before a shorter period begins.
          schedule_at_period_end: { conditions: [{ type: 'shortening_interval' }] },
          // Stripe would end it, and charge at once.
          trial_update_behavior: 'continue_trial',
        },
      },
    },
    { idempotencyKey: `portal:${key}` },
  );
  return id;
}
