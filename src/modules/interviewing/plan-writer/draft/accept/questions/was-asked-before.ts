import type { PlanBrief } from '#knowledge/plan/plan-parts.ts';
import { areAlike } from '#knowledge/plan/rules/likeness.ts';

/** Whether a similar question was asked of this candidate, or of anybody in another core of the position. */
export function wasAskedBefore(
  { askedOfCandidate = [], askedElsewhere = [], replacedQuestions = [] }: PlanBrief,
  text: string,
): boolean {
  return [...askedOfCandidate, ...askedElsewhere, ...replacedQuestions].some((before) => areAlike(before, text));
}
