import { assemblePlan, emptyTailoring } from '#knowledge/plan/assemble-plan.ts';
import type { CoreBlock, PlanBrief } from '#knowledge/plan/plan-parts.ts';
import { areAlike } from '#knowledge/plan/rules/likeness.ts';
import { timeProblems } from '#knowledge/plan/rules/time-rules.ts';

/** Whether the locked questions have their minutes beside the core, and ask nothing that it asks. */
export function fitBeside(brief: PlanBrief, core: CoreBlock): boolean {
  const { lockedQuestions = [] } = brief;
  if (lockedQuestions.length === 0) return true;
  if (lockedQuestions.some(({ text }) => core.questions.some((other) => areAlike(other.text, text)))) return false;
  try {
    const plan = assemblePlan(brief, core, { ...emptyTailoring, questions: lockedQuestions });
    // The rules for the minutes of one question bind who writes it, and not who set them.
    return timeProblems(plan).every(({ questionId }) => questionId !== null);
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
