import { sql } from 'kysely';
import type { QueryOf, SuccessOf } from '#contracts/endpoint.ts';
import type * as contract from '#contracts/interviewing/interviewing.ts';
import { interviewGroups } from '#contracts/interviewing/interviewing.ts';
import type { Db } from '#platform/db/client.ts';
import { containing } from '#platform/db/statements/containing.ts';
import { mostRows } from '#platform/db/statements/most-rows.ts';
import { tenantRead } from '#platform/db/tenant-read.ts';
import type { Actor } from '#platform/actor.ts';
import { keysetPage } from '#platform/db/statements/keyset-page.ts';
import { interviewAt, isInGroup, isMissed, isNamed, ownInterviews, withPlan } from './interview-queries.ts';
import { interviewViews } from './interview-view.ts';

/** Newest first. */
export async function listInterviews(
  deps: { db: Db },
  actor: Actor,
  query: QueryOf<typeof contract.listInterviews>,
): Promise<SuccessOf<typeof contract.listInterviews>> {
  const filter = filterOf(query);
  const page = await keysetPage(query, (after, limit) =>
    newestInterviews(deps.db, actor.userId, { ...filter, after, limit }),
  );
  return { ...page, items: interviewViews(page.items, actor) };
}

/** The filter that a query stands for. */
export function filterOf(query: QueryOf<typeof contract.listInterviews>) {
  const { q, status, positionId, candidateId, from, to, undecided, overdue, group } = query;
  return {
    q: q === undefined ? undefined : containing(q),
    status,
    positionId,
    candidateId,
    from,
    to,
    undecided: undecided === undefined ? undefined : (true as const),
    overdue: overdue === undefined ? undefined : (true as const),
    ...(group !== undefined && { [group]: true as const }),
  };
}

interface Filter extends Partial<Record<contract.InterviewGroup, true>> {
  /** an `ilike` pattern for the candidate's name or the position's title */
  readonly q: string | undefined;
  readonly status: string | undefined;
  readonly positionId: string | undefined;
  readonly candidateId: string | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly undecided: true | undefined;
  readonly overdue: true | undefined;
  readonly after: string | undefined;
  readonly limit: number;
}

export const newestInterviews = tenantRead((tenant, given: Filter) => {
  const { q, status, positionId, candidateId, from, to, undecided, overdue, after, limit } = given;
  let newest = ownInterviews(tenant).orderBy('i.id', 'desc').limit(mostRows);
  if (q !== undefined) newest = newest.where(isNamed(tenant, q));
  if (status !== undefined) newest = newest.where('i.status', '=', status);
  if (positionId !== undefined) newest = newest.where('i.position_id', '=', positionId);
  if (candidateId !== undefined) newest = newest.where('i.candidate_id', '=', candidateId);
  if (from !== undefined || to !== undefined) newest = newest.where('i.status', '<>', sql.lit('cancelled'));
  if (from !== undefined) newest = newest.where(interviewAt, '>=', sql<Date>`${from}::timestamptz`);
  if (to !== undefined) newest = newest.where(interviewAt, '<', sql<Date>`${to}::timestamptz`);
  if (undecided !== undefined) {
    newest = newest.where('i.status', '=', sql.lit('completed')).where('i.recommendation', 'is', null);
  }
  if (overdue !== undefined) newest = newest.where(isMissed);
  for (const group of interviewGroups) if (given[group] !== undefined) newest = newest.where(isInGroup[group]);
  if (after !== undefined) newest = newest.where('i.id', '<', after);
  return withPlan(tenant, newest).orderBy('i.id', 'desc').limit(limit);
});
