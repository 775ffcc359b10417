function randomDigits(length: number): string {
  return Array.from({ length }, () => Math.floor(Math.random() * 10)).join('');
}

/** The check digit that completes a card number. */
function checkDigit(digits: string): number {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return (10 - (sum % 10)) % 10;
}

/** A card that no account has used for a trial. */
export function aCard(): string {
  const digits = `4${randomDigits(14)}`;
  return `${digits}${checkDigit(digits)}`;
}

/** A card that is accepted for a trial and fails when charged: its number ends in 0341. */
export function aCardThatFails(): string {
  return aCardThatEndsIn('0341');
}

/** A card that is accepted, but whose bank requires each payment to be confirmed: its number ends in 3184. */
export function aCardThatAsksItsBank(): string {
  return aCardThatEndsIn('3184');
}

function aCardThatEndsIn(end: string): string {
  for (;;) {
    const digits = `4000${randomDigits(8)}${end.slice(0, 3)}`;
    if (String(checkDigit(digits)) === end.slice(3)) return digits + end.slice(3);
  }
}
