import type { Db } from '#platform/db/client.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import type { Actor } from '#platform/actor.ts';
import { getInterviewRow } from '#modules/interviewing/interview/interview-queries.ts';
import { type PlanVersion, getPlanVersion } from './plan-queries.ts';

/**
 * The plan with the verdict of its gate.
 *
 * @throws AppError interviewing.interview_not_found, interviewing.plan_not_found
 */
export async function readPlan(
  deps: { db: Db },
  actor: Actor,
  interviewId: string,
  version: number | undefined,
): Promise<PlanVersion> {
  return asTenant(deps.db, actor.userId, async (tx) => {
    await getInterviewRow(tx, interviewId);
    return getPlanVersion(tx, interviewId, version ?? null);
  });
}
