import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { unadjusted } from '#contracts/interviewing/plan/adjustments.ts';
import type { PlanContent } from '#contracts/interviewing/plan/plan.ts';
import { adjustPlan } from '#knowledge/plan/time/adjust-plan.ts';

/**
 * The standard length and minutes, for readers who do not conduct the interview: extra time and breaks reveal something
 * about the candidate (docs/decisions/0086-a-break-is-for-who-interviews.md).
 */
export function withoutAdjustments<Content extends PlanContent>(interview: Interview, plan: Content) {
  return {
    interview: { ...interview, lengthMinutes: interview.durationMinutes },
    plan: adjustPlan(plan, unadjusted),
  };
}
