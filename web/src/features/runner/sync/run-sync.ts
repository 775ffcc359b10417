import type { SuccessOf } from '#contracts/endpoint.ts';
import type { Operation, applyOperations } from '#contracts/interviewing/run/interview-run.ts';
import { ApiError, SessionEndedError } from '#web/shared/api/api-error.ts';

type Settled = SuccessOf<typeof applyOperations>;

export interface SyncPorts {
  readonly pending: () => readonly Operation[];
  /** resolves once these are stored as sent; false if another tab has claimed the run and will send them itself */
  readonly beforeSending: (count: number) => Promise<boolean>;
  readonly send: (operations: readonly Operation[]) => Promise<Settled>;
  readonly onSettled: (settled: Settled) => void;
  /** no response, a server error or a rate limit: everything stays pending and is retried */
  readonly onFailed: () => void;
  /** the server will never accept this operation */
  readonly onRefused: (id: string) => void;
  /** the interview is no longer in progress */
  readonly onEnded: () => void;
}

const batchSize = 100;
const debounceMs = 600;
const minDelayMs = 1000;
const maxDelayMs = 30_000;

/**
 * Sends the pending operations in order, one request at a time; retries with jittered backoff, or at once on `flush`.
 */
export class RunSync {
  readonly #ports: SyncPorts;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> = Promise.resolve();
  #isSending = false;
  #delayMs = minDelayMs;
  #size = batchSize;
  #stopped = false;

  constructor(ports: SyncPorts) {
    this.#ports = ports;
  }

  /** Sends after a short delay, so that operations made in quick succession share a request. */
  schedule(): void {
    this.#timer ??= setTimeout(() => void this.flush(), debounceMs);
  }

  /** Sends until nothing is pending or a request fails. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    // The promise only settles after the final check for pending operations, so it cannot tell whether sending is in
    // progress.
    if (!this.#isSending) this.#sending = this.#sendAll();
    return this.#sending;
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #sendAll(): Promise<void> {
    this.#isSending = true;
    let batch = this.#nextBatch();
    while (batch.length > 0 && (await this.#deliver(batch))) batch = this.#nextBatch();
    this.#isSending = false;
  }

  #nextBatch(): readonly Operation[] {
    return this.#stopped ? [] : this.#ports.pending().slice(0, this.#size);
  }

  /** @returns whether to continue */
  async #deliver(batch: readonly Operation[]): Promise<boolean> {
    try {
      if (!(await this.#ports.beforeSending(batch.length))) return false;
      this.#ports.onSettled(await this.#ports.send(batch));
      this.#delayMs = minDelayMs;
      this.#size = batchSize;
      return true;
    } catch (error) {
      return this.#shouldContinue(error, batch);
    }
  }

  #shouldContinue(error: unknown, batch: readonly Operation[]): boolean {
    if (this.#stopped || error instanceof SessionEndedError) return false;
    if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) {
      this.#ports.onFailed();
      this.#timer = setTimeout(() => void this.flush(), this.#delayMs * (0.5 + Math.random() / 2));
      this.#delayMs = Math.min(this.#delayMs * 2, maxDelayMs);
      return false;
    }
    if (error.status === 409 || error.status === 404) {
      this.#ports.onEnded();
      return false;
    }
    // One invalid operation fails the whole batch: send them one at a time and drop that one, so that the others
    // arrive.
    if (batch.length === 1 && batch[0] !== undefined) this.#ports.onRefused(batch[0].id);
    this.#size = 1;
    return true;
  }
}
