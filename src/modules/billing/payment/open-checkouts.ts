import type { Stripe } from 'stripe';
import type { Payments } from '#modules/billing/payments.ts';

/** The pages of checkout that a customer has open. */
export async function openCheckouts({ stripe }: Payments, customer: string): Promise<Stripe.Checkout.Session[]> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
  return data;
}

/** Closes them, so that nothing is bought there any more. */
export async function closeCheckouts({ stripe }: Payments, sessions: readonly { id: string }[]): Promise<void> {
  for (const { id } of sessions) await stripe.checkout.sessions.expire(id);
}
