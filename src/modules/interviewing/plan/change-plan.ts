import type { PlanGate } from '#contracts/interviewing/plan/plan-generation.ts';
import { Plan } from '#contracts/interviewing/plan/plan.ts';
import type { Actor } from '#platform/actor.ts';
import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import { appendEvent } from '#platform/outbox/append-event.ts';
import { requireWritablePosition } from '#modules/hiring/index.ts';
import { planEdited } from '#modules/interviewing/events.ts';
import { isUnderWay } from '#modules/interviewing/generation/give-up-generation.ts';
import { settleStatus } from '#modules/interviewing/generation/settle-generation.ts';
import { requireStatus } from '#modules/interviewing/interview/interview-facts.ts';
import { lockInterview } from '#modules/interviewing/interview/interview-queries.ts';
import { type PlanVersion, getPlanVersion } from './plan-queries.ts';
import { type MadeByHand, insertVersion, nextVersion } from './plan-versions.ts';

interface ChangedPlan {
  readonly interviewId: string;
  /** the version that the change is based on; undefined: whichever is current */
  readonly version: number | undefined;
}

interface Current extends PlanVersion {
  readonly positionId: string;
}

interface Changed {
  readonly plan: Plan;
  readonly problems: PlanGate['problems'];
  readonly made: MadeByHand;
}

/**
 * Makes the next version of a plan by hand, before the interview has begun. The previous version is kept.
 *
 * @throws AppError interviewing.interview_not_found, interviewing.plan_not_found, interviewing.transition_refused (it
 * has begun), interviewing.generation_running, billing.read_only, interviewing.plan_failed (the result does not match
 * the plan's schema), whatever `change` throws; common.stale with the current plan
 */
export async function changePlan(
  deps: { db: Db },
  actor: Actor,
  { interviewId, version }: ChangedPlan,
  change: (tx: TenantTx, current: Current) => Promise<Changed>,
): Promise<PlanVersion> {
  return asTenant(deps.db, actor.userId, async (tx) => {
    const { positionId, ...current } = await getChangeablePlan(tx, interviewId);
    if (version !== undefined && version !== current.plan.version) throw new AppError('common.stale', { current });

    const { plan: changed, problems, made } = await change(tx, { ...current, positionId });
    const { version: next } = await nextVersion(tx, changed.id);
    const parsed = Plan.safeParse({ ...changed, version: next });
    // It could not be read back, so the previous version stays.
    if (!parsed.success) throw new AppError('interviewing.plan_failed', { problems });
    const plan = parsed.data;
    await insertVersion(tx, plan, { ...made, problems });
    await settleStatus(tx, interviewId);
    await appendEvent(tx, planEdited(plan.id, { interviewId, planId: plan.id, version: plan.version }));
    return getPlanVersion(tx, interviewId, null);
  });
}

/**
 * The plan of an interview that has not begun. Takes the interview's lock.
 *
 * @throws AppError interviewing.interview_not_found, interviewing.plan_not_found, interviewing.transition_refused,
 * interviewing.generation_running, billing.read_only
 */
export async function getChangeablePlan(tx: TenantTx, interviewId: string): Promise<Current> {
  const row = await lockInterview(tx, interviewId);
  const current = await getPlanVersion(tx, interviewId, null);
  requireStatus(row, 'draft', 'planned');
  await requireWritablePosition(tx, row.position_id);
  if (isUnderWay(row)) throw new AppError('interviewing.generation_running', { attempt: row.attempt });
  return { ...current, positionId: row.position_id };
}
