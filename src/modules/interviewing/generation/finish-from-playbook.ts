import type { Generation } from '#contracts/interviewing/plan/plan-generation.ts';
import { AppError } from '#platform/app-error.ts';
import type { Actor } from '#platform/actor.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import { appendEvent } from '#platform/outbox/append-event.ts';
import { playbookWanted } from '#modules/interviewing/events.ts';
import { generationOf } from './generation-view.ts';
import { isUnderWay } from './give-up-generation.ts';
import {
  type InterviewRow,
  getInterviewRow,
  lockInterview,
} from '#modules/interviewing/interview/interview-queries.ts';

/**
 * Takes the running generation away from the model; the playbook finishes it, keeping what the model wrote well.
 * Idempotent, and does nothing if the playbook is already writing.
 *
 * @throws AppError interviewing.interview_not_found, interviewing.generation_not_running
 */
export async function finishFromPlaybook(deps: { db: Db }, actor: Actor, interviewId: string): Promise<Generation> {
  return asTenant(deps.db, actor.userId, async (tx) => {
    const row = await lockInterview(tx, interviewId);
    if (!isUnderWay(row)) throw new AppError('interviewing.generation_not_running', { interviewId });
    await takeFromModel(tx, row);
    return generationOf(await getInterviewRow(tx, interviewId), actor.language);
  });
}

async function takeFromModel(tx: TenantTx, { id: interviewId, plan_id: planId, attempt }: InterviewRow): Promise<void> {
  if (planId === null || attempt === null) return;
  const { numUpdatedRows } = await tx
    .updateTable('interviewing.generation')
    .set({ fallback_reason: 'not_awaited' })
    .where('owner_id', '=', tx.ownerId)
    .where('plan_id', '=', planId)
    .where('attempt', '=', attempt)
    .where('state', 'in', ['queued', 'running'])
    .where('fallback_reason', 'is', null)
    .where('wanted_source', 'is distinct from', 'playbook')
    // Otherwise the plan is complete and about to be published.
    .where('tailoring', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await appendEvent(tx, playbookWanted(planId, { interviewId, planId, attempt }));
}
