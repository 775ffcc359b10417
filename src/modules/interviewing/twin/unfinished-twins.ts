import { sql } from 'kysely';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { appendEvent } from '#platform/outbox/append-event.ts';
import { type UnfinishedWork, unfinishedRow } from '#platform/temporal/reconcile.ts';
import { type PlanTwinInput, planTwin } from '#workflows/contracts/plan-twin.ts';
import { twinRequested } from '#modules/interviewing/events.ts';
import { failTwin } from './run-twin.ts';

/** Translations whose workflow is gone: restarted, or marked as failed so that the user can retry. */
export const unfinishedTwins: UnfinishedWork = {
  name: 'other languages',
  list: async (db) => {
    const { rows } = await sql<PlanTwinInput>`
      select t.owner_id as "ownerId", p.interview_id as "interviewId", t.plan_id as "planId", t.version, t.attempt
      from interviewing.plan_twin t join interviewing.plan p on p.id = t.plan_id
      where t.state in ('queued', 'running') and t.requested_at < now() - interval '10 minutes'
      order by t.requested_at limit 1000`.execute(db.system);
    return rows.map((input) => {
      const { ownerId, ...request } = input;
      return unfinishedRow(input.planId, planTwin, input, {
        restart: () => asTenant(db, ownerId, (tx) => appendEvent(tx, twinRequested(input.planId, request))),
        fail: () => failTwin({ db }, { ...input, code: 'interviewing.twin_failed' }),
      });
    });
  },
};
