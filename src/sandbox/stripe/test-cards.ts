import { createHash } from 'node:crypto';

export interface Card {
  readonly id: string;
  readonly customer: string;
  readonly last4: string;
  readonly fingerprint: string;
  /** whether an unattended charge succeeds */
  readonly pays: boolean;
  /** whether its bank requires the owner to confirm each payment, and then accepts it */
  readonly asksBank: boolean;
}

/** What each card does; any other valid card number pays. */
export const testCards = [
  { number: '4242 4242 4242 4242', about: 'pays' },
  { number: '4000 0000 0000 0341', about: 'is taken, and fails when it is charged' },
  { number: '4000 0027 6000 3184', about: 'is taken, and its bank wants every payment confirmed' },
  { number: '4000 0000 0000 0002', about: 'is declined' },
] as const;

export type CardCheck =
  | ({ readonly kind: 'taken' } & Omit<Card, 'id' | 'customer'>)
  | { readonly kind: 'declined' | 'invalid' };

export function checkCard(typed: string): CardCheck {
  const number = typed.replaceAll(/\D/g, '');
  if (!/^\d{13,19}$/.test(number) || !passesLuhn(number)) return { kind: 'invalid' };
  if (number === '4000000000000002') return { kind: 'declined' };
  const fingerprint = createHash('sha256').update(number).digest('base64url').slice(0, 16);
  const asksBank = asksItsBank.test(number);
  const pays = !asksBank && !failsLater.test(number);
  return { kind: 'taken', last4: number.slice(-4), fingerprint, pays, asksBank };
}

// Stripe's cards of these kinds, plus others with the same ending: a card gets only one trial, so each test needs its
// own card.
const failsLater = /^4000\d{8}0341$/;
const asksItsBank = /^4000\d{8}3184$/;

function passesLuhn(number: string): boolean {
  const sum = Array.from(number)
    .toReversed()
    .reduce((total, digit, index) => {
      const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return sum % 10 === 0;
}
