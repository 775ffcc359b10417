import type { Adjustments } from '#contracts/interviewing/plan/adjustments.ts';
import { adjustPlan } from '#knowledge/plan/time/adjust-plan.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { appendEvent } from '#platform/outbox/append-event.ts';
import { planEdited } from '#modules/interviewing/events.ts';
import { findPlanVersion } from '#modules/interviewing/plan/plan-queries.ts';
import { insertVersion, nextVersion } from '#modules/interviewing/plan/plan-versions.ts';

/**
 * Makes the next version of the plan for changed adjustments: the same questions in the same order, with different
 * minutes. A running generation applies the adjustments when it publishes. The caller must hold the interview's lock.
 * Does nothing if there is no plan.
 */
export async function adjustCurrentPlan(tx: TenantTx, interviewId: string, wanted: Adjustments): Promise<void> {
  const current = await findPlanVersion(tx, interviewId, null);
  if (current === undefined) return;
  const { version } = await nextVersion(tx, current.plan.id);
  const plan = { ...adjustPlan(current.plan, wanted), version };
  await insertVersion(tx, plan, { change: 'adjustment', problems: current.gate.problems });
  await appendEvent(tx, planEdited(plan.id, { interviewId, planId: plan.id, version }));
}
