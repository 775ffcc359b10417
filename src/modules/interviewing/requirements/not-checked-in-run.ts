import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { notCheckedPoints } from '#knowledge/plan/not-checked-points.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { positionForInterview } from '#modules/hiring/index.ts';
import { getInterviewRow } from '#modules/interviewing/interview/interview-queries.ts';

/** Indexes into the plan's `unscoredPoints` that the interview's position no longer checks. */
export async function notCheckedInRun(tx: TenantTx, interviewId: string, plan: Plan): Promise<readonly number[]> {
  const { position_id: positionId } = await getInterviewRow(tx, interviewId);
  const { notChecked } = await positionForInterview(tx, positionId);
  return notCheckedPoints(plan, notChecked);
}
