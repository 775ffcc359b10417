import { setTimeout as sleep } from 'node:timers/promises';
import type { Endpoint } from '#contracts/endpoint.ts';
import type { Outcome } from '#tests/helpers/api/client.ts';

/**
 * A write that was sent. Without a response, it may or may not exist; once acknowledged, it must exist exactly once.
 */
export interface JournaledWrite {
  readonly what: string;
  acknowledged: boolean;
}

/** Every write of every client, and what its response promised. */
export interface Journal {
  readonly writes: readonly JournaledWrite[];
  readonly inFlight: () => number;
  readonly acknowledged: () => number;
  /** Sends a write once; undefined if there was no response or the product was unavailable. */
  once<E extends Endpoint>(what: string, send: () => Promise<Outcome<E>>): Promise<Body<E> | undefined>;
  /**
   * Sends a write until it is acknowledged, with the same idempotency key for each attempt, as a client does; undefined
   * if the signal came first.
   */
  repeatedly<E extends Endpoint>(
    what: string,
    send: () => Promise<Outcome<E>>,
    signal: AbortSignal,
  ): Promise<Body<E> | undefined>;
}

type Body<E extends Endpoint> = Extract<Outcome<E>, { readonly ok: true }>['body'];

/** Responses that promise nothing and ask for a retry; any other refusal is a defect. */
const temporary = new Set(['common.unavailable', 'common.idempotency_in_progress', 'common.too_many_requests']);

export function openJournal(): Journal {
  const writes: JournaledWrite[] = [];
  let inFlight = 0;

  async function attempt<E extends Endpoint>(
    entry: JournaledWrite,
    send: () => Promise<Outcome<E>>,
  ): Promise<Body<E> | undefined> {
    inFlight += 1;
    try {
      const outcome = await send();
      if (outcome.ok) {
        entry.acknowledged = true;
        return outcome.body;
      }
      if (temporary.has(outcome.code)) return undefined;
      throw new Error(`${entry.what} was refused with ${outcome.status}: ${outcome.text}`);
    } catch (error) {
      if (isLostAnswer(error)) return undefined;
      throw error;
    } finally {
      inFlight -= 1;
    }
  }

  function enter(what: string): JournaledWrite {
    const entry = { what, acknowledged: false };
    writes.push(entry);
    return entry;
  }

  return {
    writes,
    inFlight: () => inFlight,
    acknowledged: () => writes.filter((write) => write.acknowledged).length,
    once: (what, send) => attempt(enter(what), send),
    repeatedly: async (what, send, signal) => {
      const entry = enter(what);
      while (!signal.aborted) {
        const body = await attempt(entry, send);
        if (entry.acknowledged) return body;
        await sleep(100);
      }
      return undefined;
    },
  };
}

/** The connection was refused or broken, or timed out: fetch reports these with these two errors. */
export function isLostAnswer(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');
}
