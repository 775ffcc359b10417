import type { Candidate, listCandidates as contract } from '#contracts/hiring.ts';
import type { QueryOf } from '#contracts/endpoint.ts';
import type { Db } from '#platform/db/client.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import type { Actor } from '#platform/actor.ts';
import { type PageOf, keysetPage } from '#platform/db/keyset-page.ts';
import { newestCandidates } from './candidate-queries.ts';

export async function listCandidates(
  deps: { db: Db },
  actor: Actor,
  query: QueryOf<typeof contract>,
): Promise<PageOf<Candidate>> {
  const { q, positionId } = query;
  return asTenant(deps.db, actor.userId, (tx) =>
    keysetPage(query, (after, limit) => newestCandidates(tx, { q, positionId, after, limit }, actor.language)),
  );
}
