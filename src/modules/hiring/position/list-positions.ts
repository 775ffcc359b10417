import type { listPositions as contract } from '#contracts/hiring.ts';
import type { QueryOf, SuccessOf } from '#contracts/endpoint.ts';
import { limits } from '#contracts/limits.ts';
import type { Db } from '#platform/db/client.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import type { Actor } from '#platform/actor.ts';
import { keysetPage } from '#platform/db/keyset-page.ts';
import { newestPositions } from './position-queries.ts';

/** Newest first: a plain array when nothing is asked for, as the API promised first, else a page. */
export async function listPositions(
  deps: { db: Db },
  actor: Actor,
  query: QueryOf<typeof contract>,
): Promise<SuccessOf<typeof contract>> {
  return asTenant<SuccessOf<typeof contract>>(deps.db, actor.userId, async (tx) => {
    if (Object.keys(query).length === 0) return newestPositions(tx, { limit: limits.page.items });
    const { q, status } = query;
    return keysetPage(query, (after, limit) => newestPositions(tx, { q, status, after, limit }));
  });
}
