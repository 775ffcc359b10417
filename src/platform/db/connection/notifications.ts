import { type Kysely, sql } from 'kysely';
import type { DB } from '#platform/db/db.gen.ts';

/** A NOTIFY that wakes listeners. It may be lost, so listeners also poll. */
export interface Notification {
  readonly channel: string;
  readonly payload: string;
  /**
   * Rate limit for identical notifications: the first is sent at once, later ones are merged into one at the end of the
   * interval.
   */
  readonly minIntervalMs?: number;
}

/** Notifications to send once the transaction has committed, without duplicates. */
export type NotificationQueue = Map<string, Notification>;

/**
 * Sends a notification after the commit, once, however often the transaction queues it; nothing is sent after a
 * rollback.
 */
export function notifyAfterCommit(tx: { readonly notifications: NotificationQueue }, notification: Notification): void {
  tx.notifications.set(`${notification.channel} ${notification.payload}`, notification);
}

export interface Notifier {
  /** Returns at once. */
  send(queue: NotificationQueue): void;
}

/** Sends a transaction's queued notifications after its commit, in a separate statement. */
export function createNotifier(pool: Kysely<DB>): Notifier {
  /** notifications sent within their interval; `true`: requested again since */
  const recent = new Map<string, boolean>();

  function send(queue: NotificationQueue): void {
    const due = [...queue].filter(([key, notification]) => isDue(key, notification)).map(([, each]) => each);
    if (due.length === 0) return;
    const channels = due.map(({ channel }) => channel);
    const payloads = due.map(({ payload }) => payload);
    // NOTIFY takes a server-wide lock at commit: inside business transactions it would serialise commits. A lost
    // notification delays its listeners by at most their own polling interval.
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
