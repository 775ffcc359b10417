import type { PlanContent } from './plan.ts';

/**
 * Who asks what where two people interview: the numbers of the questions of each. Nobody is known by name; the one who
 * leads also opens, goes through what is not scored, and closes.
 */
export interface PanelRoles {
  readonly lead: readonly number[];
  readonly colleague: readonly number[];
}

/** Minutes of uneven halves that are better than a competency which both have to score. */
const minutesOfDivided = 4;

/**
 * The questions in two halves, so that there is one change of hands: of about equal minutes, and as far as those allow it
 * each competency asked about by one of the two. Undefined where one person interviews.
 */
export function panelRoles({
  interviewType,
  questions,
}: Pick<PlanContent, 'interviewType' | 'questions'>): PanelRoles | undefined {
  if (interviewType !== 'panel') return undefined;
  const minutesOf = (some: PlanContent['questions']) => some.reduce((sum, { expectedMin }) => sum + expectedMin, 0);
  const cost = (at: number): number => {
    const [lead, colleague] = [questions.slice(0, at), questions.slice(at)];
    const asked = new Set(lead.map(({ competencyId }) => competencyId));
    const divided = new Set(colleague.map(({ competencyId }) => competencyId).filter((id) => asked.has(id)));
    return Math.abs(minutesOf(lead) - minutesOf(colleague)) / 2 + divided.size * minutesOfDivided;
  };
  const [change = 1] = questions
    .map((_, index) => index + 1)
    .filter((at) => at < questions.length)
    .toSorted((one, other) => cost(one) - cost(other));
  const numbers = questions.map(({ order }) => order);
  return { lead: numbers.slice(0, change), colleague: numbers.slice(change) };
}
