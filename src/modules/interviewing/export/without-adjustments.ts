import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { unadjusted } from '#contracts/interviewing/plan/adjustments.ts';
import type { PlanContent } from '#contracts/interviewing/plan/plan.ts';
import { adjustPlan } from '#knowledge/plan/time/adjust-plan.ts';

/**
 * The usual length and minutes, for whoever reads of an interview without holding it: extra time and a break say
 * something of the person (docs/decisions/0086-a-break-is-for-who-interviews.md).
 */
export function withoutAdjustments<Content extends PlanContent>(interview: Interview, plan: Content) {
  return {
    interview: { ...interview, lengthMinutes: interview.durationMinutes },
    plan: adjustPlan(plan, unadjusted),
  };
}
