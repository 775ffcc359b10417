/** Aborts a call if the provider is silent for too long, or if it takes too long in total. */
export class Watchdog {
  readonly #expired = new AbortController();
  readonly #caller: AbortSignal;
  readonly #total: NodeJS.Timeout;
  #idle: NodeJS.Timeout | undefined;

  constructor(caller: AbortSignal, totalMs: number) {
    this.#caller = caller;
    this.#total = setTimeout(() => this.#expired.abort(), totalMs);
  }

  get signal(): AbortSignal {
    return AbortSignal.any([this.#caller, this.#expired.signal]);
  }

  get hasExpired(): boolean {
    return this.#expired.signal.aborted;
  }

  throwIfStopped(): void {
    this.#caller.throwIfAborted();
    this.#expired.signal.throwIfAborted();
  }

  /** Waiting for the provider: the idle timer runs. */
  await(silenceMs: number): void {
    this.rest();
    this.#idle = setTimeout(() => this.#expired.abort(), silenceMs);
  }

  /** Waiting for the consumer: the idle timer is stopped. */
  rest(): void {
    clearTimeout(this.#idle);
  }

  end(): void {
    clearTimeout(this.#total);
  }
}
