import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';

/** Faults in the delivery of webhooks; none by default. */
export const WebhookSwitch = z.strictObject({
  /** delay of each webhook */
  delayMs: z.number().int().min(0).max(60_000).default(0),
  /** number of times that each is sent */
  repeat: z.number().int().min(1).max(50).default(1),
  /** number of webhooks to hold back and then send in another order; 0 sends those still held */
  reorder: z.number().int().min(0).max(1000).default(0),
  /** share of webhooks that is never sent */
  drop: z.number().min(0).max(1).default(0),
});
export type WebhookSwitch = z.infer<typeof WebhookSwitch>;

export interface StripeEvent {
  readonly id: string;
  readonly object: 'event';
  readonly api_version: string;
  readonly created: number;
  readonly data: { readonly object: object };
  readonly livemode: false;
  pending_webhooks: number;
  readonly request: { readonly id: null; readonly idempotency_key: null };
  readonly type: string;
}

/** Seconds before each retry of an event that was not accepted. */
const retryAfterSec = [1, 2, 5, 10, 30, 60, 300] as const;

/** Signs events and delivers them to the app, with retries until the app accepts them or the last retry fails. */
export class WebhookSender {
  readonly #options: { readonly url: string; readonly secret: string };
  readonly #stopping = new AbortController();
  readonly #underWay = new Set<Promise<void>>();
  #faults: WebhookSwitch = WebhookSwitch.parse({});
  #held: StripeEvent[] = [];
  #last: Promise<void> = Promise.resolve();

  constructor(options: { url: string; secret: string }) {
    this.#options = options;
  }

  set(faults: WebhookSwitch): void {
    this.#faults = faults;
    this.#release();
  }

  send(event: StripeEvent): void {
    if (Math.random() < this.#faults.drop) return;
    this.#held.push(event);
    if (this.#held.length >= this.#faults.reorder) this.#release();
  }

  /** Waits until everything sent so far was accepted or given up. */
  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.allSettled(this.#underWay);
  }

  #release(): void {
    const events = this.#faults.reorder > 0 ? shuffled(this.#held) : this.#held;
    this.#held = [];
    const { delayMs, repeat } = this.#faults;
    for (const event of events) {
      // In order, as over one connection; duplicates follow at once.
      this.#last = this.#last.then(async () => {
        if (delayMs > 0) await this.#pause(delayMs);
        await Promise.all(Array.from({ length: repeat }, async () => this.#try(event, 0)));
      });
      this.#keep(this.#last);
    }
  }

  #keep(work: Promise<void>): void {
    const kept = work.finally(() => this.#underWay.delete(kept));
    this.#underWay.add(kept);
  }

  async #try(event: StripeEvent, tries: number): Promise<void> {
    if (this.#stopping.signal.aborted) return;
    if (await this.#deliver(event)) {
      event.pending_webhooks = 0;
      return;
    }
    const wait = retryAfterSec[tries];
    if (wait === undefined) return;
    // Not awaited: later events go on.
    this.#keep(this.#pause(wait * 1000).then(async () => this.#try(event, tries + 1)));
  }

  async #deliver(event: StripeEvent): Promise<boolean> {
    const body = JSON.stringify(event);
    const answer = await fetch(this.#options.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature(body, this.#options.secret) },
      body,
      signal: AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(20_000)]),
    }).catch(() => undefined);
    return answer?.ok === true;
  }

  async #pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.#stopping.signal }).catch(() => {});
  }
}

function signature(body: string, secret: string): string {
  const at = Math.floor(Date.now() / 1000);
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}

function shuffled<T>(all: readonly T[]): T[] {
  return all
    .map((value) => ({ value, order: Math.random() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ value }) => value);
}
