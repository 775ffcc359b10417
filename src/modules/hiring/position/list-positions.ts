import type { listPositions as contract } from '#contracts/hiring/positions.ts';
import type { QueryOf, SuccessOf } from '#contracts/endpoint.ts';
import { limits } from '#contracts/limits.ts';
import { containing } from '#platform/db/statements/containing.ts';
import type { Db } from '#platform/db/client.ts';
import type { Actor } from '#platform/actor.ts';
import { keysetPage } from '#platform/db/statements/keyset-page.ts';
import { newestPositions, toPosition } from './position-queries.ts';

/**
 * Newest first. Without query parameters, a plain array, for compatibility with the first version of the API; otherwise
 * a page.
 */
export async function listPositions(
  deps: { db: Db },
  actor: Actor,
  query: QueryOf<typeof contract>,
): Promise<SuccessOf<typeof contract>> {
  const { q, status } = query;
  const read = async (after: string | undefined, limit: number) => {
    const title = q === undefined ? undefined : containing(q);
    const rows = await newestPositions(deps.db, actor.userId, { q: title, status, after, limit });
    return rows.map(toPosition);
  };
  return Object.keys(query).length === 0 ? read(undefined, limits.page.items) : keysetPage(query, read);
}
