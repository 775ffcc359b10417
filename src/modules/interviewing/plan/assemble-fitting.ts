import type { PlanContent, Question } from '#contracts/interviewing/plan/plan.ts';
import { jobMatter } from '#knowledge/guard/subject/job-matter.ts';
import { assemblePlan, emptyTailoring } from '#knowledge/plan/assemble-plan.ts';
import type { CoreBlock, PlanBrief, Tailoring } from '#knowledge/plan/plan-parts.ts';
import { privateMattersIn } from '#modules/interviewing/plan-writer/personal-data/private-matters.ts';

/** Questions for this person go, the least weighty first, while they and the core cannot share the time. */
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
    const questions = tailoring.questions.slice(0, -1);
    return questions.length === 0
      ? assemblePlan(brief, core, emptyTailoring)
      : assembled(brief, core, {
          ...tailoring,
          questions,
          areasToProbe: reachedBy([...core.questions, ...questions], tailoring),
        });
  }
}

/** Areas that a question asked about which is not asked any more are told without one. */
function reachedBy(questions: readonly Question[], { areasToProbe }: Tailoring): Tailoring['areasToProbe'] {
  return areasToProbe.map(({ askedIn, ...area }) =>
    questions.some(({ id }) => id === askedIn) ? { ...area, askedIn } : area,
  );
}
