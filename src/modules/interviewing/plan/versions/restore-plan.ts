import type { Actor } from '#platform/actor.ts';
import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/db/client.ts';
import { changePlan } from '#modules/interviewing/plan/change-plan.ts';
import { type PlanVersion, findPlanVersion } from '#modules/interviewing/plan/plan-queries.ts';

interface Restore {
  readonly interviewId: string;
  /** whose questions come back */
  readonly restored: number;
  /** the current version as the caller knows it */
  readonly version: number | undefined;
}

/**
 * Makes an earlier version of a plan the next one, word for word.
 *
 * @throws AppError as {@link changePlan}; interviewing.plan_version_unknown
 */
export async function restorePlan(
  deps: { db: Db },
  actor: Actor,
  { restored, ...edited }: Restore,
): Promise<PlanVersion> {
  return changePlan(deps, actor, edited, async (tx) => {
    const earlier = await findPlanVersion(tx, edited.interviewId, restored);
    if (earlier === undefined) throw new AppError('interviewing.plan_version_unknown', { version: restored });
    return {
      plan: earlier.plan,
      problems: earlier.gate.problems,
      made: { change: 'restore', restoredVersion: restored },
    };
  });
}
