import type { Stripe } from 'stripe';
import type { Payments } from '#modules/billing/payments.ts';

/** The customer's open checkout pages. */
export async function openCheckouts({ stripe }: Payments, customer: string): Promise<Stripe.Checkout.Session[]> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
  return data;
}

/** Expires them, so that nothing can be bought there any more. */
export async function closeCheckouts({ stripe }: Payments, sessions: readonly { id: string }[]): Promise<void> {
  for (const { id } of sessions) await stripe.checkout.sessions.expire(id);
}
