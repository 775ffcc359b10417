import { currentSubscription, startCheckout } from '#contracts/billing/billing.ts';
import type { User } from '#tests/helpers/api/sign-up.ts';
import { aCard } from '#tests/helpers/billing/cards.ts';
import { until } from '#tests/helpers/until.ts';

/** Starts a trial without a browser, for tests about what comes after it. */
export async function startTrial(user: User, card: string = aCard()): Promise<void> {
  const back = '/subscription';
  const { url } = await user.call(startCheckout, {
    body: { planId: 'premium', billingPeriod: 'monthly', successUrl: back, cancelUrl: back },
  });
  await fetch(url, { method: 'POST', body: new URLSearchParams({ card }), redirect: 'manual' });
  await until(async () => (await user.call(currentSubscription)).status === 'trialing', 30_000);
}
