import type { Payments } from '#modules/billing/payments.ts';
import { productId } from './price.ts';

/**
 * The portal configuration for changing a billing period, created on first use. The default configuration, set in the
 * payment service's dashboard, is left to the operator, for cards and invoices.
 *
 * @param prices all prices that can be switched to
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
        // A rejected card can be replaced on the same page.
        payment_method_update: { enabled: true },
        subscription_update: {
          enabled: true,
          default_allowed_updates: ['price'],
          products: [{ product: productId, prices }],
          proration_behavior: 'always_invoice',
          // The paid period is used up before a shorter one begins.
          schedule_at_period_end: { conditions: [{ type: 'shortening_interval' }] },
          // The default would end the trial and charge immediately.
          trial_update_behavior: 'continue_trial',
        },
      },
    },
    { idempotencyKey: `portal:${key}` },
  );
  return id;
}
