import { type RawBuilder, sql } from 'kysely';
import type { DashboardCounts, getDashboardCounts as contract } from '#contracts/dashboard.ts';
import type { QueryOf } from '#contracts/endpoint.ts';
import type { InterviewGroup, InterviewStatus } from '#contracts/interviewing/interviewing.ts';
import type { Actor } from '#platform/actor.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantBuilder, tenantRead } from '#platform/db/tenant-read.ts';
import {
  countCandidates,
  countCandidatesWaiting,
  countOpenPositions,
  countUnreadableFiles,
} from '#modules/hiring/index.ts';
import {
  interviewAt,
  isDecided,
  isInGroup,
  isMissed,
  isUndecided,
} from '#modules/interviewing/interview/interview-queries.ts';

/** Each number uses the same conditions as the list it links to, so that both agree. */
export async function getDashboardCounts(
  deps: { db: Db },
  actor: Actor,
  spans: QueryOf<typeof contract>,
): Promise<DashboardCounts> {
  const [counted] = await counts(deps.db, actor.userId, spans);
  if (counted === undefined) throw new Error('an aggregate without groups has one row');
  return {
    openPositions: Number(counted.open_positions),
    candidates: Number(counted.candidates),
    candidatesWaiting: Number(counted.candidates_waiting),
    unreadableFiles: Number(counted.unreadable_files),
    interviews: {
      total: Number(counted.total),
      draft: Number(counted.draft),
      planned: Number(counted.planned),
      in_progress: Number(counted.in_progress),
      completed: Number(counted.completed),
    },
    interviewsThisWeek: Number(counted.of_week),
    interviewsToday: Number(counted.of_day),
    interviewsThisMonth: Number(counted.of_month),
    groups: {
      running: Number(counted.in_progress),
      waiting: Number(counted.waiting),
      upcoming: Number(counted.upcoming),
      closed: Number(counted.closed),
    },
    toDecide: Number(counted.undecided),
    overdue: Number(counted.overdue),
    noPlan: Number(counted.no_plan),
    means: counted.means?.filter((mean) => mean !== null) ?? [],
    meanOf: { month: counted.mean_of_month, monthBefore: counted.mean_of_month_before },
  };
}

/** Scans the account's interviews once for all counts. */
const counts = tenantRead((tenant, spans: QueryOf<typeof contract>) => {
  const { from, to, dayFrom, dayTo, monthBeforeFrom, monthFrom, monthTo } = spans;
  return tenant
    .selectFrom('interviewing.interview as i')
    .where('i.owner_id', '=', tenant.ownerId)
    .select(({ fn }) => [
      fn.countAll<string>().as('total'),
      countOf('draft').as('draft'),
      countOf('planned').as('planned'),
      countOf('in_progress').as('in_progress'),
      countOf('completed').as('completed'),
      countOfTime(from, to).as('of_week'),
      countOfTime(dayFrom, dayTo).as('of_day'),
      countOfTime(monthFrom, monthTo).as('of_month'),
      countWhere(isUndecided).as('undecided'),
      countWhere(isMissed).as('overdue'),
      countWhere(sql<boolean>`i.status = 'draft' and ${isInGroup.upcoming}`).as('no_plan'),
      countOfGroup('waiting').as('waiting'),
      countOfGroup('upcoming').as('upcoming'),
      countOfGroup('closed').as('closed'),
      meanOfTime(monthFrom, monthTo).as('mean_of_month'),
      meanOfTime(monthBeforeFrom, monthFrom).as('mean_of_month_before'),
    ])
    .select([
      countOpenPositions(tenant).as('open_positions'),
      countCandidates(tenant).as('candidates'),
      countCandidatesWaiting(tenant).as('candidates_waiting'),
      countUnreadableFiles(tenant).as('unreadable_files'),
      newestMeans(tenant).as('means'),
    ]);
});

function countOf(status: InterviewStatus) {
  return sql<string>`count(*) filter (where i.status = ${sql.lit(status)})`;
}

function countOfGroup(group: InterviewGroup) {
  return countWhere(isInGroup[group]);
}

function countWhere(condition: RawBuilder<boolean>) {
  return sql<string>`count(*) filter (where ${condition})`;
}

function countOfTime(from: string, to: string) {
  return sql<string>`count(*) filter (where i.status <> 'cancelled' and ${isWithin(from, to)})`;
}

/** Requires at least two decided interviews; with one, the mean would reveal that interview's own score. */
function meanOfTime(from: string, to: string) {
  const decided = sql`filter (where ${isDecided} and ${isWithin(from, to)})`;
  return sql<number | null>`case when count(i.mean_score) ${decided} > 1
    then (avg(i.mean_score) ${decided})::float8 end`;
}

function isWithin(from: string, to: string) {
  return sql<boolean>`${interviewAt} >= ${from}::timestamptz and ${interviewAt} < ${to}::timestamptz`;
}

/** Oldest first; null where nothing was scored. */
function newestMeans(tenant: TenantBuilder) {
  const decided = tenant
    .selectFrom('interviewing.interview')
    .select(['id', 'mean_score'])
    .where('owner_id', '=', tenant.ownerId)
    .where('status', '=', sql.lit('completed'))
    .where('recommendation', 'is not', null)
    .orderBy('id', 'desc')
    .limit(sql.lit(50));
  return tenant
    .selectFrom(decided.as('i'))
    .select(sql<readonly (number | null)[] | null>`json_agg(i.mean_score order by i.id)`.as('means'));
}
