import { sql } from 'kysely';
import type { DashboardCounts, getDashboardCounts as contract } from '#contracts/dashboard.ts';
import type { QueryOf } from '#contracts/endpoint.ts';
import type { Actor } from '#platform/actor.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantBuilder, tenantRead } from '#platform/db/tenant-read.ts';
import { countCandidatesWaiting, countOpenPositions } from '#modules/hiring/index.ts';
import { interviewAt } from '#modules/interviewing/interview/interview-queries.ts';

/** Each number in the words of the list that it leads to: what one counts, the other shows. */
export async function getDashboardCounts(
  deps: { db: Db },
  actor: Actor,
  week: QueryOf<typeof contract>,
): Promise<DashboardCounts> {
  const [counted] = await counts(deps.db, actor.userId, week);
  if (counted === undefined) throw new Error('a statement without a table has one row');
  return {
    openPositions: Number(counted.open_positions),
    candidatesWaiting: Number(counted.candidates_waiting),
    interviewsThisWeek: Number(counted.of_week),
    toDecide: Number(counted.undecided),
  };
}

const counts = tenantRead((tenant, { from, to }: { readonly from: string; readonly to: string }) =>
  tenant.selectNoFrom([
    countOpenPositions(tenant).as('open_positions'),
    countCandidatesWaiting(tenant).as('candidates_waiting'),
    countOfTime(tenant, from, to).as('of_week'),
    countUndecided(tenant).as('undecided'),
  ]),
);

function countOfTime(tenant: TenantBuilder, from: string, to: string) {
  return countInterviews(tenant)
    .where('i.status', '<>', sql.lit('cancelled'))
    .where(interviewAt, '>=', sql<Date>`${from}::timestamptz`)
    .where(interviewAt, '<', sql<Date>`${to}::timestamptz`);
}

function countUndecided(tenant: TenantBuilder) {
  return countInterviews(tenant).where('i.status', '=', sql.lit('completed')).where('i.decided', '=', sql.lit(false));
}

function countInterviews(tenant: TenantBuilder) {
  return tenant
    .selectFrom('interviewing.interview as i')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('i.owner_id', '=', tenant.ownerId);
}
