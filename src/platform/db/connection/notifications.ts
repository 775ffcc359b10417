import { type Kysely, sql } from 'kysely';
import type { DB } from '#platform/db/db.gen.ts';

/** A NOTIFY that wakes whoever listens. It may be lost, so every listener also reads the truth by itself. */
export interface Notification {
  readonly channel: string;
  readonly payload: string;
  /** The same notification is sent at most once in this time: the first at once, later ones together when it is over. */
  readonly minIntervalMs?: number;
}

/** What a transaction has to say once it has committed, each notification once. */
export type NotificationQueue = Map<string, Notification>;

/** Sends a notification after the commit, once, however often the transaction asks; none is sent after a rollback. */
export function notifyAfterCommit(tx: { readonly notifications: NotificationQueue }, notification: Notification): void {
  tx.notifications.set(`${notification.channel} ${notification.payload}`, notification);
}

export interface Notifier {
  /** Returns at once. */
  send(queue: NotificationQueue): void;
}

/** Sends what a transaction has queued, after its commit and in one statement of its own. */
export function createNotifier(pool: Kysely<DB>): Notifier {
  /** notifications sent within their interval; `true`: asked for again meanwhile */
  const recent = new Map<string, boolean>();

  function send(queue: NotificationQueue): void {
    const due = [...queue].filter(([key, notification]) => isDue(key, notification)).map(([, each]) => each);
    if (due.length === 0) return;
    const channels = due.map(({ channel }) => channel);
    const payloads = due.map(({ payload }) => payload);
    // NOTIFY takes a lock of the whole server at commit: inside a business transaction it would serialise commits. A
    // lost one costs its listeners at most their own poll interval.
    void sql`select pg_notify(channel, payload)
      from unnest(${channels}::text[], ${payloads}::text[]) as given (channel, payload)`
      .execute(pool)
      .catch(() => {});
  }

  function isDue(key: string, notification: Notification): boolean {
    const { minIntervalMs } = notification;
    if (minIntervalMs === undefined) return true;
    if (recent.has(key)) {
      recent.set(key, true);
      return false;
    }
    recent.set(key, false);
    setTimeout(() => {
      const again = recent.get(key) === true;
      recent.delete(key);
      if (again) send(new Map([[key, notification]]));
    }, minIntervalMs).unref();
    return true;
  }

  return { send };
}
