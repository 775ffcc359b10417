import pg from 'pg';
import type { Logger } from '#platform/logger.ts';

export interface Listener {
  /**
   * Calls `receive` with each payload of a channel, and `onGap` when listening resumes after a lost connection:
   * anything sent in between is lost. Returns a function that unsubscribes.
   */
  subscribe(channel: string, receive: (payload: string) => void, onGap?: () => void): () => void;
  close(): Promise<void>;
}

interface Receiver {
  readonly receive: (payload: string) => void;
  readonly onGap: () => void;
}

/**
 * One LISTEN connection per process, with in-memory fan-out. It reconnects automatically; notifications sent in the
 * meantime are lost, so every receiver also polls, or refetches after a gap.
 */
export function createListener(connectionString: string, logger: Logger): Listener {
  const receivers = new Map<string, Set<Receiver>>();
  let client: pg.Client | undefined;
  let closed = false;
  let hadGap = false;
  let retry: NodeJS.Timeout | undefined;
  let ready = connect();

  return {
    subscribe(channel, receive, onGap = () => {}) {
      const receiver = { receive, onGap };
      const known = receivers.get(channel);
      if (known === undefined) {
        receivers.set(channel, new Set([receiver]));
        void ready.then(() => listen(channel));
      } else {
        known.add(receiver);
      }
      return () => receivers.get(channel)?.delete(receiver);
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      await ready;
      await client?.end().catch(() => {});
    },
  };

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString,
      application_name: 'askwell-listen',
      keepAlive: true,
      connectionTimeoutMillis: 4000,
    });
    fresh.on('notification', ({ channel, payload }) => {
      for (const { receive } of receivers.get(channel) ?? []) receive(payload ?? '');
    });
    fresh.on('error', (error) => lost(fresh, error));
    fresh.on('end', () => lost(fresh, undefined));
    try {
      await fresh.connect();
      client = fresh;
      for (const channel of receivers.keys()) await listen(channel);
      if (!hadGap) return;
      hadGap = false;
      for (const { onGap } of [...receivers.values()].flatMap((each) => [...each])) onGap();
    } catch (error) {
      lost(fresh, error);
    }
  }

  async function listen(channel: string): Promise<void> {
    await client?.query(`listen ${pg.escapeIdentifier(channel)}`).catch(() => {});
  }

  function lost(which: pg.Client, error: unknown): void {
    if (closed || retry !== undefined || (client !== undefined && client !== which)) return;
    logger.warn({ err: error }, 'live: the listening connection was lost');
    client = undefined;
    hadGap = true;
    retry = setTimeout(() => {
      retry = undefined;
      ready = connect();
    }, 500);
  }
}
