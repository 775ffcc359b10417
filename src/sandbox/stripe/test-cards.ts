import { createHash } from 'node:crypto';

export interface Card {
  readonly id: string;
  readonly customer: string;
  readonly last4: string;
  readonly fingerprint: string;
  /** whether a charge goes through */
  readonly pays: boolean;
}

/** What each card does; any other number that a card could have pays. */
export const testCards = [
  { number: '4242 4242 4242 4242', about: 'pays' },
  { number: '4000 0000 0000 0341', about: 'is taken, and fails when it is charged' },
  { number: '4000 0000 0000 0002', about: 'is declined' },
] as const;

export type CardCheck =
  | { readonly kind: 'taken'; readonly last4: string; readonly fingerprint: string; readonly pays: boolean }
  | { readonly kind: 'declined' | 'invalid' };

export function checkCard(typed: string): CardCheck {
  const number = typed.replaceAll(/\D/g, '');
  if (!/^\d{13,19}$/.test(number) || !passesLuhn(number)) return { kind: 'invalid' };
  if (number === '4000000000000002') return { kind: 'declined' };
  const fingerprint = createHash('sha256').update(number).digest('base64url').slice(0, 16);
  return { kind: 'taken', last4: number.slice(-4), fingerprint, pays: !failsLater.test(number) };
}

/** Stripe's card of this kind, and others that end like it: a card has one trial, so each test has one of its own. */
const failsLater = /^4000\d{8}0341$/;

function passesLuhn(number: string): boolean {
  const sum = Array.from(number)
    .toReversed()
    .reduce((total, digit, index) => {
      const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return sum % 10 === 0;
}
