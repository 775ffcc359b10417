import type { SuccessOf } from '#contracts/endpoint.ts';
import type { Operation, applyOperations } from '#contracts/interviewing.ts';
import { ApiError, SessionEndedError } from '#web/shared/api-error.ts';

type Settled = SuccessOf<typeof applyOperations>;

export interface SyncPorts {
  readonly waiting: () => readonly Operation[];
  /** resolves once the device knows that these leave; false when another tab has the pen, which sends them itself */
  readonly beforeSending: (count: number) => Promise<boolean>;
  readonly send: (operations: readonly Operation[]) => Promise<Settled>;
  readonly onSettled: (settled: Settled) => void;
  /** no answer, or a server in trouble: everything stays here and is tried again */
  readonly onFailed: () => void;
  /** the server will never take this one */
  readonly onRefused: (id: string) => void;
  /** the interview does not run any more */
  readonly onEnded: () => void;
}

const batchSize = 100;
const gatherMs = 600;
const firstDelay = 1000;
const longestDelay = 30_000;

/** Sends what waits, in order, one request at a time; backs off with jitter and goes on at once when asked to. */
export class RunSync {
  readonly #ports: SyncPorts;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #underWay: Promise<void> = Promise.resolve();
  #busy = false;
  #delay = firstDelay;
  #size = batchSize;
  #stopped = false;

  constructor(ports: SyncPorts) {
    this.#ports = ports;
  }

  /** Something new waits: it goes together with what follows within a moment. */
  soon(): void {
    this.#timer ??= setTimeout(() => void this.now(), gatherMs);
  }

  /** Sends until nothing waits or a call fails. */
  now(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    // Not the promise tells whether a run goes on: it settles later than its last look at what waits.
    if (!this.#busy) this.#underWay = this.#run();
    return this.#underWay;
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #run(): Promise<void> {
    this.#busy = true;
    let batch = this.#nextBatch();
    while (batch.length > 0 && (await this.#deliver(batch))) batch = this.#nextBatch();
    this.#busy = false;
  }

  #nextBatch(): readonly Operation[] {
    return this.#stopped ? [] : this.#ports.waiting().slice(0, this.#size);
  }

  /** @returns whether to go on */
  async #deliver(batch: readonly Operation[]): Promise<boolean> {
    try {
      if (!(await this.#ports.beforeSending(batch.length))) return false;
      this.#ports.onSettled(await this.#ports.send(batch));
      this.#delay = firstDelay;
      this.#size = batchSize;
      return true;
    } catch (error) {
      return this.#canGoOn(error, batch);
    }
  }

  #canGoOn(error: unknown, batch: readonly Operation[]): boolean {
    if (this.#stopped || error instanceof SessionEndedError) return false;
    if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) {
      this.#ports.onFailed();
      this.#timer = setTimeout(() => void this.now(), this.#delay * (0.5 + Math.random() / 2));
      this.#delay = Math.min(this.#delay * 2, longestDelay);
      return false;
    }
    if (error.status === 409 || error.status === 404) {
      this.#ports.onEnded();
      return false;
    }
    // One operation spoils its batch: send them singly and leave that one out, so that the others arrive.
    if (batch.length === 1 && batch[0] !== undefined) this.#ports.onRefused(batch[0].id);
    this.#size = 1;
    return true;
  }
}
