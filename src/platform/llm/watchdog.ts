/** Ends a call that is silent for too long while it is waited for, or takes too long in all. */
export class Watchdog {
  readonly #bark = new AbortController();
  readonly #caller: AbortSignal;
  readonly #idleMs: number;
  readonly #total: NodeJS.Timeout;
  #idle: NodeJS.Timeout | undefined;

  constructor(caller: AbortSignal, idleMs: number, totalMs: number) {
    this.#caller = caller;
    this.#idleMs = idleMs;
    this.#total = setTimeout(() => this.#bark.abort(), totalMs);
  }

  get signal(): AbortSignal {
    return AbortSignal.any([this.#caller, this.#bark.signal]);
  }

  get barked(): boolean {
    return this.#bark.signal.aborted;
  }

  throwIfStopped(): void {
    this.#caller.throwIfAborted();
    this.#bark.signal.throwIfAborted();
  }

  /** The provider's turn: the clock runs. */
  await(): void {
    this.rest();
    this.#idle = setTimeout(() => this.#bark.abort(), this.#idleMs);
  }

  /** The consumer's turn: the clock stands. */
  rest(): void {
    clearTimeout(this.#idle);
  }

  end(): void {
    clearTimeout(this.#total);
  }
}
