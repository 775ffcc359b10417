import { StripeError } from './stripe-error.ts';

/** A scheduled action; `at` is in Unix seconds. */
export interface Due {
  readonly at: number;
  readonly happen: () => void;
}

/**
 * Runs with this machine's clock and can be moved forward, never back. Actions that fall due in between run in order,
 * each at its own time.
 */
export class StripeClock {
  readonly #nextDue: () => Due | undefined;
  #ahead = 0;
  /** the simulated time while past actions are being run */
  #living: number | undefined;

  constructor(nextDue: () => Due | undefined) {
    this.#nextDue = nextDue;
  }

  /** In Unix seconds. */
  now(): number {
    return this.#living ?? Math.floor(Date.now() / 1000) + this.#ahead;
  }

  moveTo(instant: number): void {
    if (instant < this.now()) throw new StripeError(400, 'The clock can only be moved forward.');
    this.#ahead += instant - this.now();
    this.live();
  }

  /** Runs everything that has fallen due. */
  live(): void {
    const until = this.now();
    for (;;) {
      const next = this.#nextDue();
      if (next === undefined || next.at > until) break;
      this.#living = next.at;
      try {
        next.happen();
      } finally {
        this.#living = undefined;
      }
    }
  }
}

export function earlier(one: Due | undefined, other: Due | undefined): Due | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return other.at < one.at ? other : one;
}
