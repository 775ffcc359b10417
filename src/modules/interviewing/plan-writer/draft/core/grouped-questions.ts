import type { Competency, Question } from '#contracts/interviewing/plan/plan.ts';

/**
 * Groups questions by competency, in the order in which the competencies were named. The first question stays first.
 */
export function groupedQuestions(
  questions: readonly Question[],
  competencies: readonly Pick<Competency, 'name'>[],
): readonly Question[] {
  const names = competencies.map(({ name }) => name);
  const [first, ...others] = questions;
  if (first === undefined) return [];
  const at = ({ category }: Question) => (category === first.category ? -1 : names.indexOf(category));
  return [first, ...others.toSorted((one, other) => at(one) - at(other))];
}
