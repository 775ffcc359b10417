import { DebouncedAction } from './debounced-action.ts';

/** Where this form's draft is stored on the device; another tab, or a later visit, may write to it too. */
export interface DraftPlace {
  readonly read: () => string | null;
  readonly write: (text: string) => void;
  readonly remove: () => void;
}

const waitMs = 400;
const maxWaitMs = 1000;

/**
 * Stores a form's values while the user types: after a pause, at least every second, and when `flush` is called as the
 * page closes.
 */
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

  /** Called when the form has been sent. Removes the draft only if it is still the one this form wrote. */
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
