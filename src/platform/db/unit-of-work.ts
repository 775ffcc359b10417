import { type Transaction, sql } from 'kysely';
import { AppError } from '#platform/app-error.ts';
import type { Db } from './client.ts';
import type { DB } from './db.gen.ts';
import type { IdempotencyKey } from './idempotency-key.ts';
import type { NotificationQueue } from './connection/notifications.ts';
import { storedJson } from './statements/stored-json.ts';

/**
 * A transaction of one owner: row-level security hides all other rows. Neither the pool nor a {@link SystemTx} is
 * assignable to it, so a statement on the wrong handle does not compile.
 */
export type TenantTx = Transaction<DB> & {
  readonly role: 'tenant';
  /** owner of the rows that it reads and writes */
  readonly ownerId: string;
  readonly notifications: NotificationQueue;
};

/** A transaction that belongs to no single owner: sign-in, relay, sweeps. */
export type SystemTx = Transaction<DB> & {
  readonly role: 'system';
  readonly notifications: NotificationQueue;
};

/** For the few statements that both may run. */
export type Tx = TenantTx | SystemTx;

/**
 * Runs one unit of work for one owner. Queued notifications (events for the relay, changes for open pages) are sent
 * after the commit.
 *
 * With an idempotency key, the result is stored in the same transaction, and for 24 hours the same key returns it
 * without doing the work again: it must be serialisable as JSON.
 *
 * @throws AppError common.idempotency_mismatch (same key, different request), common.idempotency_in_progress
 */
export async function asTenant<T>(
  db: Db,
  ownerId: string,
  work: (tx: TenantTx) => Promise<T>,
  options: { readonly idempotencyKey?: IdempotencyKey | undefined } = {},
): Promise<T> {
  const { idempotencyKey } = options;
  const notifications: NotificationQueue = new Map();
  const result = await db.share(ownerId, () =>
    db
      .tenantOf(ownerId)
      .transaction()
      .execute(async (transaction) => {
        const tx: TenantTx = Object.assign(transaction, { role: 'tenant', ownerId, notifications } as const);
        return idempotencyKey === undefined ? work(tx) : answerOnce(tx, idempotencyKey, work);
      }),
  );
  db.notifier.send(notifications);
  return result;
}

/** Runs one unit of work that belongs to no single owner. */
export async function asSystem<T>(db: Db, work: (tx: SystemTx) => Promise<T>): Promise<T> {
  const notifications: NotificationQueue = new Map();
  const result = await db.system
    .transaction()
    .execute(async (transaction) => work(Object.assign(transaction, { role: 'system', notifications } as const)));
  db.notifier.send(notifications);
  return result;
}

async function answerOnce<Answer>(
  tx: TenantTx,
  { key, requestHash, waits }: IdempotencyKey,
  work: (tx: TenantTx) => Promise<Answer>,
): Promise<Answer> {
  const { ownerId } = tx;
  const name = sql`hashtextextended(${`${ownerId}:${key}`}, 0)`;
  if (waits === true) await sql`select pg_advisory_xact_lock(${name})`.execute(tx);
  else {
    const { rows: locks } = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock(${name}) as free`.execute(tx);
    if (locks[0]?.free !== true) throw new AppError('common.idempotency_in_progress', undefined, 1);
  }
  const { rows } = await sql<{ request_hash: string; answer: Answer }>`
    select request_hash, answer from platform.idempotency
    where owner_id = ${ownerId} and key = ${key} and created_at > now() - interval '24 hours'`.execute(tx);
  const earlier = rows[0];
  if (earlier !== undefined) {
    if (earlier.request_hash !== requestHash) throw new AppError('common.idempotency_mismatch');
    return earlier.answer;
  }
  const answer = await work(tx);
  await sql`insert into platform.idempotency (owner_id, key, request_hash, answer)
    values (${ownerId}, ${key}, ${requestHash}, ${storedJson(answer)})
    on conflict (owner_id, key) do update
    set request_hash = excluded.request_hash, answer = excluded.answer, created_at = now()`.execute(tx);
  return answer;
}
