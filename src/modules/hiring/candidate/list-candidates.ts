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
  const filter = filterOf(query);
  return keysetPage(query, async (after, limit) => {
    const rows = await newestCandidates(deps.db, actor.userId, { ...filter, after, limit });
    return rows.map((row) => toCandidate(row, actor.language));
  });
}

/** The filter that a query stands for. */
export function filterOf({ q, positionId, unreadable, stage }: QueryOf<typeof contract>) {
  const isStage = stage !== 'none' && stage !== 'erased_soon';
  return {
    q: q === undefined ? undefined : containing(q),
    positionId,
    unreadable: unreadable === undefined ? undefined : (true as const),
    waiting: stage === 'none' ? (true as const) : undefined,
    erasedSoon: stage === 'erased_soon' ? (true as const) : undefined,
    stage: isStage ? stage : undefined,
  };
}
