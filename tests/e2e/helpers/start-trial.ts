import { currentSubscription, startCheckout } from '#contracts/billing/billing.ts';
import type { User } from '#tests/helpers/api/sign-up.ts';
import { until } from '#tests/helpers/until.ts';

function randomDigits(length: number): string {
  return Array.from({ length }, () => Math.floor(Math.random() * 10)).join('');
}

/** The digit that, put after these, makes a card's number of them. */
function checkDigit(digits: string): number {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return (10 - (sum % 10)) % 10;
}

/** A card that no account has had a trial with. */
export function aCard(): string {
  const digits = `4${randomDigits(14)}`;
  return `${digits}${checkDigit(digits)}`;
}

/** One that is taken for a trial, and fails when it is charged: those that end in 0341. */
export function aCardThatFails(): string {
  for (;;) {
    const digits = `4000${randomDigits(8)}034`;
    if (checkDigit(digits) === 1) return `${digits}1`;
  }
}

/** Begins a trial without a browser, for tests whose subject comes after. */
export async function startTrial(user: User, card: string = aCard()): Promise<void> {
  const back = '/subscription';
  const { url } = await user.call(startCheckout, {
    body: { planId: 'premium', billingPeriod: 'monthly', successUrl: back, cancelUrl: back },
  });
  await fetch(url, { method: 'POST', body: new URLSearchParams({ card }), redirect: 'manual' });
  await until(async () => (await user.call(currentSubscription)).status === 'trialing', 30_000);
}
