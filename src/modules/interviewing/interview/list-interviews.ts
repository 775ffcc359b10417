import type { QueryOf, SuccessOf } from '#contracts/endpoint.ts';
import type * as contract from '#contracts/interviewing.ts';
import type { Db } from '#platform/db/client.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import type { Actor } from '#platform/http/actor.ts';
import { keysetPage } from '#platform/http/answers/keyset-page.ts';
import { selectInterviews } from './interview-queries.ts';
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
      let rows = selectInterviews(tx).orderBy('i.id', 'desc').limit(limit);
      if (status !== undefined) rows = rows.where('i.status', '=', status);
      if (positionId !== undefined) rows = rows.where('i.position_id', '=', positionId);
      if (candidateId !== undefined) rows = rows.where('i.candidate_id', '=', candidateId);
      if (after !== undefined) rows = rows.where('i.id', '<', after);
      return rows.execute();
    });
    return { ...page, items: await interviewViews(tx, actor, page.items) };
  });
}
