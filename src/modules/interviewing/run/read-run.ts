import type { Run } from '#contracts/interviewing/run/interview-run.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import type { Actor } from '#platform/actor.ts';
import { requireStatus } from '#modules/interviewing/interview/interview-facts.ts';
import { getInterviewRow } from '#modules/interviewing/interview/interview-queries.ts';
import { notCheckedInRun } from '#modules/interviewing/requirements/not-checked-in-run.ts';
import { viewTwin } from '#modules/interviewing/twin/twin-queries.ts';
import { getClock, getFrozenPlan, listRequirementAnswers, readWritten } from './run-queries.ts';

/**
 * The run with its frozen plan. Also available for an interview cancelled midway, because its answers are kept.
 *
 * @throws AppError interviewing.interview_not_found, interviewing.transition_refused, interviewing.plan_not_found
 */
export async function readRun(deps: { db: Db }, actor: Actor, interviewId: string): Promise<Run> {
  return asTenant(deps.db, actor.userId, async (tx) => {
    requireStatus(await getInterviewRow(tx, interviewId), 'in_progress', 'completed', 'cancelled');
    const run = await runView(tx, interviewId);
    const twin = await viewTwin(tx, run.plan, actor.language);
    return { ...run, ...(twin?.state === 'ready' && { twin }) };
  });
}

/** @throws AppError interviewing.plan_not_found if the interview was never started */
export async function runView(tx: TenantTx, interviewId: string): Promise<Run> {
  const plan = await getFrozenPlan(tx, interviewId);
  const notChecked = await notCheckedInRun(tx, interviewId, plan);
  return {
    interviewId,
    plan,
    clock: await getClock(tx, interviewId),
    ...(await readWritten(tx, interviewId, plan)),
    requirementAnswers: await listRequirementAnswers(tx, interviewId, plan),
    ...(notChecked.length === 0 ? {} : { notChecked: [...notChecked] }),
  };
}
