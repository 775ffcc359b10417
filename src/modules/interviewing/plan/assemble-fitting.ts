import type { PlanContent } from '#contracts/interviewing/plan/plan.ts';
import { assemblePlan, emptyTailoring } from '#knowledge/plan/assemble-plan.ts';
import type { CoreBlock, PlanBrief, Tailoring } from '#knowledge/plan/plan-parts.ts';

/** The questions for this person go when they and the core cannot share the time. */
export function assembleFitting(brief: PlanBrief, core: CoreBlock, tailoring: Tailoring): PlanContent {
  try {
    return assemblePlan(brief, core, tailoring);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return assemblePlan(brief, core, emptyTailoring);
  }
}
