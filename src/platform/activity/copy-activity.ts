import { sql } from 'kysely';
import type { Actor } from '#platform/actor.ts';
import { jsonArray } from '#platform/archive/json-array.ts';
import type { ArchiveEntry } from '#platform/archive/zip-archive.ts';
import type { Db } from '#platform/db/client.ts';
import { everyRow } from '#platform/db/statements/every-row.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';

/**
 * The account's activity, as far back as it is stored.
 *
 * @param about copies only events whose facts include one of these ids
 */
export async function* copyActivity(
  deps: { db: Db },
  actor: Actor,
  about?: readonly string[],
): AsyncGenerator<ArchiveEntry> {
  const activity = everyRow(
    (after, limit) => asTenant(deps.db, actor.userId, (tx) => newestActivity(tx, { about, after, limit })),
    1000,
  );
  yield { path: 'activity.json', content: () => jsonArray(activity) };
}

interface Narrowed {
  readonly about: readonly string[] | undefined;
  readonly after: string | undefined;
  readonly limit: number;
}

/** Event ids are ordered by time. */
function newestActivity(tx: TenantTx, { about, after, limit }: Narrowed) {
  let newest = tx.selectFrom('platform.activity').where('owner_id', '=', tx.ownerId).orderBy('event_id', 'desc');
  if (after !== undefined) newest = newest.where('event_id', '<', after);
  if (about !== undefined) {
    newest = newest.where(
      sql<boolean>`exists (select from jsonb_each_text(facts) as fact where fact.value = any (${about}::text[]))`,
    );
  }
  return newest.select(['event_id as id', 'event_type as type', 'facts', 'occurred_at as at']).limit(limit).execute();
}
