import { sql } from 'kysely';
import { unadjusted } from '#contracts/interviewing/plan/adjustments.ts';
import { adjustPlan } from '#knowledge/plan/time/adjust-plan.ts';
import type { Actor } from '#platform/actor.ts';
import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/db/client.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { changePlan } from '#modules/interviewing/plan/change-plan.ts';
import { type PlanVersion, findPlanVersion } from '#modules/interviewing/plan/plan-queries.ts';

interface Restore {
  readonly interviewId: string;
  /** the version whose questions are restored */
  readonly restored: number;
  /** the current version as the caller knows it */
  readonly version: number | undefined;
}

/**
 * Makes an earlier version of a plan the next one, word for word, with the minutes adjusted to the interview's current
 * adjustments. Also restores the interview's CV to the one that the plan quotes, because a version in between may have
 * switched to a newer CV.
 *
 * @throws AppError as {@link changePlan}; interviewing.plan_version_unknown
 */
export async function restorePlan(
  deps: { db: Db },
  actor: Actor,
  { restored, ...edited }: Restore,
): Promise<PlanVersion> {
  return changePlan(deps, actor, edited, async (tx, current) => {
    const earlier = await findPlanVersion(tx, edited.interviewId, restored);
    if (earlier === undefined) throw new AppError('interviewing.plan_version_unknown', { version: restored });
    await quoteItsCv(tx, edited.interviewId, restored);
    return {
      plan: adjustPlan(earlier.plan, current.plan.adjustments ?? unadjusted),
      problems: earlier.gate.problems,
      made: { change: 'restore', restoredVersion: restored },
    };
  });
}

async function quoteItsCv(tx: TenantTx, interviewId: string, version: number): Promise<void> {
  await sql`update interviewing.interview i set cv_id = quoted.cv_id
    from (
      select p.interview_id, (jsonb_path_query_first(v.content, '$.**.cvId') #>> '{}')::uuid as cv_id
      from interviewing.plan p join interviewing.plan_version v on v.owner_id = p.owner_id and v.plan_id = p.id
      where p.owner_id = ${tx.ownerId} and p.interview_id = ${interviewId} and v.version = ${version}
    ) quoted
    where i.owner_id = ${tx.ownerId} and i.id = quoted.interview_id and quoted.cv_id is not null`.execute(tx);
}
