import { sql } from 'kysely';
import type { QueryOf, SuccessOf } from '#contracts/endpoint.ts';
import type * as contract from '#contracts/interviewing/interviewing.ts';
import type { Db } from '#platform/db/client.ts';
import { mostRows } from '#platform/db/statements/most-rows.ts';
import { tenantRead } from '#platform/db/tenant-read.ts';
import type { Actor } from '#platform/actor.ts';
import { ownInterviews, withPlan } from './interview-queries.ts';
import { interviewViews } from './interview-view.ts';

/**
 * The newest interview of each of the given candidates, to show how far each has got. Candidates without an interview
 * are left out.
 */
export async function listNewestInterviews(
  deps: { db: Db },
  actor: Actor,
  { candidateIds }: QueryOf<typeof contract.listNewestInterviews>,
): Promise<SuccessOf<typeof contract.listNewestInterviews>> {
  const rows = await newestOfEach(deps.db, actor.userId, { candidateIds: candidateIds.split(',') });
  return { items: interviewViews(rows, actor) };
}

const newestOfEach = tenantRead((tenant, { candidateIds }: { readonly candidateIds: readonly string[] }) => {
  // A single index lookup per candidate.
  const newest = sql<string[]>`array(
    select (
      select n.id from interviewing.interview n
      where n.owner_id = ${tenant.ownerId} and n.candidate_id = c.id
      order by n.id desc limit 1
    ) from unnest(${candidateIds}::uuid[]) as c (id))`;
  const each = ownInterviews(tenant)
    .where(sql<boolean>`i.id = any (${newest})`)
    .limit(mostRows);
  return withPlan(tenant, each).orderBy('i.id', 'desc');
});
