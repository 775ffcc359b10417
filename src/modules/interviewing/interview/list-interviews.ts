import type { QueryOf, SuccessOf } from '#contracts/endpoint.ts';
import type * as contract from '#contracts/interviewing.ts';
import type { Db } from '#platform/db/client.ts';
import { mostRows } from '#platform/db/most-rows.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import type { Actor } from '#platform/actor.ts';
import { keysetPage } from '#platform/db/keyset-page.ts';
import { ownInterviews, withPlan } from './interview-queries.ts';
import { interviewViews } from './interview-view.ts';

/** Newest first. */
export async function listInterviews(
  deps: { db: Db },
  actor: Actor,
  query: QueryOf<typeof contract.listInterviews>,
): Promise<SuccessOf<typeof contract.listInterviews>> {
  const { status, positionId, candidateId } = query;
  return asTenant(deps.db, actor.userId, async (tx) => {
    const page = await keysetPage(query, (after, limit) => {
      let newest = ownInterviews(tx).orderBy('i.id', 'desc').limit(mostRows);
      if (status !== undefined) newest = newest.where('i.status', '=', status);
      if (positionId !== undefined) newest = newest.where('i.position_id', '=', positionId);
      if (candidateId !== undefined) newest = newest.where('i.candidate_id', '=', candidateId);
      if (after !== undefined) newest = newest.where('i.id', '<', after);
      return withPlan(tx, newest).orderBy('i.id', 'desc').limit(limit).execute();
    });
    return { ...page, items: await interviewViews(tx, actor, page.items) };
  });
}
