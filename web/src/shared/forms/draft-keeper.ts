import { DebouncedAction } from './debounced-action.ts';

/** The one place of this form's draft on the device; another tab, or the next visit, may write there too. */
export interface DraftPlace {
  readonly read: () => string | null;
  readonly write: (text: string) => void;
  readonly remove: () => void;
}

const waitMs = 400;
const maxWaitMs = 1000;

/** Writes a form's values down as they are typed: after a pause, each second without one, and when the page is left. */
export class DraftKeeper<T> {
  readonly #place: DraftPlace;
  readonly #writing: DebouncedAction;
  #waiting: T | undefined;
  #known: string | null;

  constructor(place: DraftPlace) {
    this.#place = place;
    this.#known = place.read();
    this.#writing = new DebouncedAction(() => this.#write(), waitMs, maxWaitMs);
  }

  readonly keep = (values: T): void => {
    this.#waiting = values;
    this.#writing.schedule();
  };

  readonly flush = (): void => this.#writing.flush();

  /** The form was sent. What somebody else has written there since is not this form's to remove. */
  readonly drop = (): void => {
    this.#writing.cancel();
    if (this.#place.read() === this.#known) this.#place.remove();
    this.#known = null;
  };

  #write(): void {
    this.#known = JSON.stringify(this.#waiting);
    this.#place.write(this.#known);
  }
}
