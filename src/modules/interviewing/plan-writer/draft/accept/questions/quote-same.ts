import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { overlaps } from '#knowledge/evidence/overlaps.ts';

/** Whether two questions are based on the same words of the CV. */
export function quoteSame(one: Pick<Question, 'evidence'>, other: Pick<Question, 'evidence'>): boolean {
  return (one.evidence ?? []).some((quote) => other.evidence?.some((known) => overlaps(quote, known)));
}
