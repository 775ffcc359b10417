/** Acts once typing rests for `restMs`, and each `longestMs` of typing without a rest, so that never more is lost. */
export class Resting {
  readonly #act: () => void;
  readonly #restMs: number;
  readonly #longestMs: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #since: number | undefined;

  constructor(act: () => void, restMs: number, longestMs: number) {
    this.#act = act;
    this.#restMs = restMs;
    this.#longestMs = longestMs;
  }

  /** Something was typed. */
  touch(): void {
    const now = performance.now();
    this.#since ??= now;
    clearTimeout(this.#timer);
    const wait = Math.min(this.#restMs, this.#longestMs - (now - this.#since));
    this.#timer = setTimeout(this.now, Math.max(0, wait));
  }

  /** Does at once what waits, if anything does. */
  readonly now = (): void => {
    if (this.#since === undefined) return;
    this.drop();
    this.#act();
  };

  drop(): void {
    clearTimeout(this.#timer);
    this.#since = undefined;
  }
}
