import { type Db, asTenant } from '#platform/db/client.ts';
import type { Actor } from '#platform/http/actor.ts';
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
    await getInterviewRow(tx, actor.userId, interviewId);
    return getPlanVersion(tx, actor.userId, interviewId, version ?? null);
  });
}
