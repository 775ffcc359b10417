import type { PlanBrief } from '#knowledge/plan/plan-parts.ts';
import { areAlike } from '#knowledge/plan/rules/likeness.ts';

/** Whether this person, or anybody in another round of the position, was asked the like of it. */
export function wasAskedBefore(
  { askedOfCandidate = [], askedElsewhere = [], replacedQuestions = [] }: PlanBrief,
  text: string,
): boolean {
  return [...askedOfCandidate, ...askedElsewhere, ...replacedQuestions].some((before) => areAlike(before, text));
}
