import { sql } from 'kysely';
import { type PlanGenerationInput, planGeneration } from '#workflows/contracts/plan-generation.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { appendEvent } from '#platform/outbox/append-event.ts';
import { type UnfinishedWork, unfinishedRow } from '#platform/temporal/reconcile.ts';
import { planRequested } from '#modules/interviewing/events.ts';
import { endGeneration } from './end-generation.ts';

/** Generations whose workflow is gone: restarted, or marked as failed so that the user can retry. */
export const unfinishedGenerations: UnfinishedWork = {
  name: 'plans',
  list: async (db) => {
    const { rows } = await sql<PlanGenerationInput>`
      select g.owner_id as "ownerId", p.interview_id as "interviewId", g.plan_id as "planId", g.attempt
      from interviewing.generation g join interviewing.plan p on p.id = g.plan_id
      where g.state in ('queued', 'running') and g.created_at < now() - interval '10 minutes'
      order by g.created_at limit 1000`.execute(db.system);
    return rows.map((input) => {
      const { ownerId, ...request } = input;
      return unfinishedRow(input.planId, planGeneration, input, {
        restart: () => asTenant(db, ownerId, (tx) => appendEvent(tx, planRequested(input.planId, request))),
        fail: () => endGeneration({ db }, input, { state: 'failed', code: 'interviewing.plan_failed' }),
      });
    });
  },
};
