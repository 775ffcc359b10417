import { sql } from 'kysely';
import type { SuccessOf } from '#contracts/endpoint.ts';
import type * as contract from '#contracts/interviewing/interviewing.ts';
import { limits } from '#contracts/limits.ts';
import type { Db } from '#platform/db/client.ts';
import { tenantRead } from '#platform/db/tenant-read.ts';
import type { Actor } from '#platform/actor.ts';
import { ownInterviews, withPlan } from './interview-queries.ts';
import { interviewViews } from './interview-view.ts';

/** Interviews that need a person to act, however old they are. The client sorts them by its own clock and time zone. */
export async function listUrgentInterviews(
  deps: { db: Db },
  actor: Actor,
): Promise<SuccessOf<typeof contract.listUrgentInterviews>> {
  const rows = await urgentInterviews(deps.db, actor.userId, {});
  return { items: interviewViews(rows, actor) };
}

/** Each kind is a prefix of an index. */
const urgentInterviews = tenantRead((tenant) => {
  const own = ownInterviews(tenant);
  const completed = own.where('i.status', '=', sql.lit('completed'));
  const scheduled = own
    .where('i.status', 'in', [sql.lit('draft'), sql.lit('planned')])
    .where('i.scheduled_at', 'is not', null);
  const first = (kind: typeof own) =>
    tenant.selectFrom(kind.limit(sql.lit(limits.urgentInterviews)).as('i')).selectAll('i');
  return withPlan(
    tenant,
    first(own.where('i.status', '=', sql.lit('in_progress')).orderBy('i.id', 'desc'))
      .unionAll(first(completed.where('i.recommendation', 'is', null).orderBy('i.id')))
      .unionAll(first(scheduled.where('i.scheduled_at', '<', sql<Date>`now()`).orderBy('i.scheduled_at', 'desc')))
      .unionAll(first(scheduled.where('i.scheduled_at', '>=', sql<Date>`now()`).orderBy('i.scheduled_at'))),
  );
});
