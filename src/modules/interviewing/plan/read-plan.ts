import type { Db } from '#platform/db/client.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import type { Actor } from '#platform/actor.ts';
import { getInterviewRow } from '#modules/interviewing/interview/interview-queries.ts';
import type { SuccessOf } from '#contracts/endpoint.ts';
import type { getPlan } from '#contracts/interviewing/plan/plan-generation.ts';
import { viewTwin } from '#modules/interviewing/twin/twin-queries.ts';
import { getPlanVersion } from './plan-queries.ts';

/**
 * The plan with the result of its gate and, if requested, its translation.
 *
 * @throws AppError interviewing.interview_not_found, interviewing.plan_not_found
 */
export async function readPlan(
  deps: { db: Db },
  actor: Actor,
  interviewId: string,
  version: number | undefined,
): Promise<SuccessOf<typeof getPlan>> {
  return asTenant(deps.db, actor.userId, async (tx) => {
    await getInterviewRow(tx, interviewId);
    const found = await getPlanVersion(tx, interviewId, version ?? null);
    const twin = await viewTwin(tx, found.plan, actor.language);
    return { ...found, ...(twin && { twin }) };
  });
}
