import { assemblePlan, emptyTailoring } from '#knowledge/plan/assemble-plan.ts';
import type { CoreBlock, PlanBrief } from '#knowledge/plan/plan-parts.ts';
import { areAlike } from '#knowledge/plan/rules/likeness.ts';
import { timeProblems } from '#knowledge/plan/rules/time-rules.ts';

/** Whether the locked questions fit beside the core: there are enough minutes, and none repeats a core question. */
export function fitBeside(brief: PlanBrief, core: CoreBlock): boolean {
  const { lockedQuestions = [] } = brief;
  if (lockedQuestions.length === 0) return true;
  if (lockedQuestions.some(({ text }) => core.questions.some((other) => areAlike(other.text, text)))) return false;
  try {
    const plan = assemblePlan(brief, core, { ...emptyTailoring, questions: lockedQuestions });
    // Limits on the minutes of single questions bind writers, not a person who set them.
    return timeProblems(plan).every(({ questionId }) => questionId !== null);
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
