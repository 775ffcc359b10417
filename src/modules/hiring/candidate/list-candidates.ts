import type { Candidate, listCandidates as contract } from '#contracts/hiring/candidates.ts';
import type { QueryOf } from '#contracts/endpoint.ts';
import { containing } from '#platform/db/statements/containing.ts';
import type { Db } from '#platform/db/client.ts';
import type { Actor } from '#platform/actor.ts';
import { type PageOf, keysetPage } from '#platform/db/statements/keyset-page.ts';
import { newestCandidates, toCandidate } from './candidate-queries.ts';

export async function listCandidates(
  deps: { db: Db },
  actor: Actor,
  query: QueryOf<typeof contract>,
): Promise<PageOf<Candidate>> {
  const { q, positionId } = query;
  const unreadable = query.unreadable === undefined ? undefined : true;
  const waiting = query.stage === 'none' ? true : undefined;
  const erasedSoon = query.stage === 'erased_soon' ? true : undefined;
  const stage = (waiting ?? erasedSoon) === undefined ? query.stage : undefined;
  return keysetPage(query, async (after, limit) => {
    const name = q === undefined ? undefined : containing(q);
    const rows = await newestCandidates(deps.db, actor.userId, {
      q: name,
      positionId,
      unreadable,
      waiting,
      erasedSoon,
      stage,
      after,
      limit,
    });
    return rows.map((row) => toCandidate(row, actor.language));
  });
}
