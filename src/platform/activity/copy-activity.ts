import type { Actor } from '#platform/actor.ts';
import { jsonArray } from '#platform/archive/json-array.ts';
import type { ArchiveEntry } from '#platform/archive/zip-archive.ts';
import type { Db } from '#platform/db/client.ts';
import { everyRow } from '#platform/db/statements/every-row.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';

/** What happened in the account, as far back as it is kept. */
export async function* copyActivity(deps: { db: Db }, actor: Actor): AsyncGenerator<ArchiveEntry> {
  const activity = everyRow(
    (after, limit) => asTenant(deps.db, actor.userId, (tx) => newestActivity(tx, after, limit)),
    1000,
  );
  yield { path: 'activity.json', content: () => jsonArray(activity) };
}

/** Ids of events grow with their time. */
function newestActivity(tx: TenantTx, after: string | undefined, limit: number) {
  let newest = tx.selectFrom('platform.activity').where('owner_id', '=', tx.ownerId).orderBy('event_id', 'desc');
  if (after !== undefined) newest = newest.where('event_id', '<', after);
  return newest.select(['event_id as id', 'event_type as type', 'facts', 'occurred_at as at']).limit(limit).execute();
}
