import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '#platform/db/client.ts';
import type { Listener } from '#platform/live/listener.ts';
import type { Logger } from '#platform/logger.ts';
import { outboxChannel } from './append-event.ts';
import { type Claim, claim, markDone, markFailed } from './claim.ts';
import { type Consumer, TryLater } from './consumer.ts';

/** Concurrent deliveries: one slow server delays its own mails, not every CV and plan behind them. */
const atOnce = 50;
const busyPollMs = 50;
const idlePollMs = 1000;
const parkAfter = 20;

export interface Relay {
  /** Stops claiming and waits for running deliveries. */
  stop(): Promise<void>;
}

/**
 * Delivers events to their consumers, at least once. Woken by NOTIFY, and polls as well, so that a lost notification
 * costs at most a second. Failures back off with jitter; a delivery that keeps failing is parked.
 */
export function startRelay(deps: {
  db: Db;
  listener: Listener;
  consumers: readonly Consumer[];
  logger: Logger;
}): Relay {
  const consumers = new Map(deps.consumers.map((consumer) => [consumer.name, consumer]));
  const stopping = new AbortController();
  let wake = () => {};
  const unsubscribe = deps.listener.subscribe(outboxChannel, () => wake());
  const loop = run();
  return {
    stop: async () => {
      stopping.abort();
      wake();
      unsubscribe();
      await loop;
    },
  };

  async function run(): Promise<void> {
    const underWay = new Set<Promise<void>>();
    let idleMs = busyPollMs;
    while (!stopping.signal.aborted) {
      const woken = new Promise<void>((resolve) => (wake = resolve));
      const freeSlots = atOnce - underWay.size;
      const claims = await claim(deps.db, freeSlots).catch((error: unknown) => {
        deps.logger.warn({ err: error }, 'outbox: the database did not answer');
        return [];
      });
      for (const claimed of claims) {
        const delivery = deliver(claimed).finally(() => {
          underWay.delete(delivery);
          // The next delivery of the same aggregate can be claimed now.
          wake();
        });
        underWay.add(delivery);
      }
      if (underWay.size === atOnce) {
        await Promise.race(underWay);
        continue;
      }
      idleMs = claims.length > 0 ? busyPollMs : Math.min(idleMs * 2, idlePollMs);
      const timer = new AbortController();
      await Promise.race([woken, sleep(idleMs, undefined, { signal: timer.signal }).catch(() => {})]);
      timer.abort();
    }
    await Promise.all(underWay);
  }

  async function deliver(claimed: Claim): Promise<void> {
    try {
      const consumer = consumers.get(claimed.consumer);
      if (consumer === undefined) throw new TryLater(`no consumer ${claimed.consumer} in this version`);
      await consumer.handle(claimed);
      await markDone(deps.db, claimed);
    } catch (error) {
      await fail(claimed, error);
    }
  }

  async function fail(claimed: Claim, error: unknown): Promise<void> {
    const waits = error instanceof TryLater;
    const ids = {
      eventId: claimed.eventId,
      type: claimed.type,
      consumer: claimed.consumer,
      attempts: claimed.attempts,
    };
    const parked = !waits && claimed.attempts >= parkAfter;
    if (parked) deps.logger.error({ ...ids, err: error }, 'outbox: delivery parked');
    else deps.logger.warn({ ...ids, err: waits ? undefined : error }, 'outbox: delivery failed, will be tried again');
    const ceiling = waits ? 5 : 300;
    const delay = Math.min(ceiling, 0.25 * 2 ** Math.min(claimed.attempts, 12)) * (0.5 + Math.random() / 2);
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : 'unknown';
    // If this fails too, the lease expires and the delivery is claimed again.
    await markFailed(deps.db, claimed, reason, parked ? null : delay).catch(() => {});
  }
}
