import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '#platform/app-error.ts';
import { type Db, type Tx, asTenant } from '#platform/db/client.ts';
import { storedJson } from '#platform/db/stored-json.ts';

/** One action of a user, named by the client; a repeat of it gets the first answer. */
export interface IdempotencyKey {
  readonly key: string;
  readonly requestHash: string;
}

export function requestHash(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/**
 * As {@link asTenant}, once for each key: the answer is stored in the transaction of the work and given again to the
 * same key for 24 hours. `Answer` must survive JSON.
 *
 * @throws AppError common.idempotency_mismatch (same key, other request), common.idempotency_in_progress
 */
export async function asTenantOnce<Answer>(
  db: Db,
  ownerId: string,
  idempotencyKey: IdempotencyKey | undefined,
  work: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  if (idempotencyKey === undefined) return asTenant(db, ownerId, work);
  return asTenant(db, ownerId, async (tx) => {
    const free = await sql<{
      free: boolean;
    }>`select pg_try_advisory_xact_lock(hashtextextended(${`${ownerId}:${idempotencyKey.key}`}, 0)) as free`.execute(
      tx,
    );
    if (free.rows[0]?.free !== true) throw new AppError('common.idempotency_in_progress', undefined, 1);
    const { rows } = await sql<{ request_hash: string; answer: Answer }>`
      select request_hash, answer from platform.idempotency
      where owner_id = ${ownerId} and key = ${idempotencyKey.key} and created_at > now() - interval '24 hours'`.execute(
      tx,
    );
    const earlier = rows[0];
    if (earlier !== undefined) {
      if (earlier.request_hash !== idempotencyKey.requestHash) throw new AppError('common.idempotency_mismatch');
      return earlier.answer;
    }
    const answer = await work(tx);
    await sql`insert into platform.idempotency (owner_id, key, request_hash, answer)
      values (${ownerId}, ${idempotencyKey.key}, ${idempotencyKey.requestHash}, ${storedJson(answer)})
      on conflict (owner_id, key) do update
      set request_hash = excluded.request_hash, answer = excluded.answer, created_at = now()`.execute(tx);
    return answer;
  });
}
