/**
 * Runs an action `waitMs` after the last call, and at least every `maxWaitMs` while calls keep coming, which limits how
 * much can be lost.
 */
export class DebouncedAction {
  readonly #action: () => void;
  readonly #waitMs: number;
  readonly #maxWaitMs: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #since: number | undefined;

  constructor(action: () => void, waitMs: number, maxWaitMs: number) {
    this.#action = action;
    this.#waitMs = waitMs;
    this.#maxWaitMs = maxWaitMs;
  }

  schedule(): void {
    const now = performance.now();
    this.#since ??= now;
    clearTimeout(this.#timer);
    const wait = Math.min(this.#waitMs, this.#maxWaitMs - (now - this.#since));
    this.#timer = setTimeout(this.flush, Math.max(0, wait));
  }

  /** Runs a scheduled action now; does nothing if none is scheduled. */
  readonly flush = (): void => {
    if (this.#since === undefined) return;
    this.cancel();
    this.#action();
  };

  cancel(): void {
    clearTimeout(this.#timer);
    this.#since = undefined;
  }
}
