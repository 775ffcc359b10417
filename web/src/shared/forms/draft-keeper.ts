import { Resting } from './resting.ts';

/** The one place of this form's draft on the device; another tab, or the next visit, may write there too. */
export interface DraftPlace {
  readonly read: () => string | null;
  readonly write: (text: string) => void;
  readonly remove: () => void;
}

const restMs = 400;
const longestMs = 1000;

/** Writes a form's values down as they are typed: after a rest, each second without one, and when the page is left. */
export class DraftKeeper<T> {
  readonly #place: DraftPlace;
  readonly #resting: Resting;
  #waiting: T | undefined;
  #known: string | null;

  constructor(place: DraftPlace) {
    this.#place = place;
    this.#known = place.read();
    this.#resting = new Resting(() => this.#write(), restMs, longestMs);
  }

  keep(values: T): void {
    this.#waiting = values;
    this.#resting.touch();
  }

  readonly flush = (): void => this.#resting.now();

  /** The form was sent. What somebody else has written there since is not this form's to remove. */
  drop(): void {
    this.#resting.drop();
    if (this.#place.read() === this.#known) this.#place.remove();
    this.#known = null;
  }

  #write(): void {
    this.#known = JSON.stringify(this.#waiting);
    this.#place.write(this.#known);
  }
}
