import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';

/** What becomes of webhooks on their way; nothing by default. */
export const WebhookSwitch = z.strictObject({
  /** each leaves this much later */
  delayMs: z.number().int().min(0).max(60_000).default(0),
  /** each is sent so often */
  repeat: z.number().int().min(1).max(50).default(1),
  /** so many are held and then sent in another order; those still held are sent when the number is set to 0 */
  reorder: z.number().int().min(0).max(1000).default(0),
  /** this share is never sent */
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

/** Seconds before each new try of one that was not accepted. */
const retryAfterSec = [1, 2, 5, 10, 30, 60, 300] as const;

/** Signs events and delivers them to the app, again and again until it accepts them. */
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

  /** Waits until everything that was sent is accepted or given up. */
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
      // In order, as far as one connection goes; repeats of one at once.
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
    // Not waited for: those after it go on.
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
