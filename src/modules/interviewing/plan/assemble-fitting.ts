import type { PlanContent } from '#contracts/interviewing/plan/plan.ts';
import { jobMatter } from '#knowledge/guard/subject/job-matter.ts';
import { assemblePlan, emptyTailoring } from '#knowledge/plan/assemble-plan.ts';
import type { CoreBlock, PlanBrief, Tailoring } from '#knowledge/plan/plan-parts.ts';
import { privateMattersIn } from '#modules/interviewing/plan-writer/personal-data/private-matters.ts';

/** The questions for this person go when they and the core cannot share the time. */
export function assembleFitting(brief: PlanBrief, core: CoreBlock, tailoring: Tailoring): PlanContent {
  const plan = assembled(brief, core, tailoring);
  const { cv, previousFeedback, language, position } = brief;
  const told = { pages: cv?.pages ?? [], feedback: previousFeedback ?? '' };
  const privateMatters = privateMattersIn(told, { language, matter: jobMatter(position) });
  return { ...plan, candidate: { ...plan.candidate, privateMatters } };
}

function assembled(brief: PlanBrief, core: CoreBlock, tailoring: Tailoring): PlanContent {
  try {
    return assemblePlan(brief, core, tailoring);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return assemblePlan(brief, core, emptyTailoring);
  }
}
