import type { PlanContent } from './plan.ts';

/**
 * Who asks what where two people interview: the numbers of the questions of each. Nobody is known by name; the one who
 * leads also opens, goes through what is not scored, and closes.
 */
export interface PanelRoles {
  readonly lead: readonly number[];
  readonly colleague: readonly number[];
}

/**
 * The questions in two halves of about equal minutes, so that there is one change of hands; undefined where one person
 * interviews.
 */
export function panelRoles({
  interviewType,
  questions,
}: Pick<PlanContent, 'interviewType' | 'questions'>): PanelRoles | undefined {
  if (interviewType !== 'panel') return undefined;
  const total = questions.reduce((sum, { expectedMin }) => sum + expectedMin, 0);
  let before = 0;
  const isOfLead = questions.map(({ expectedMin }, index) => {
    const middle = before + expectedMin / 2;
    before += expectedMin;
    return index === 0 || middle < total / 2;
  });
  const numbers = questions.map(({ order }) => order);
  return {
    lead: numbers.filter((_, index) => isOfLead[index] === true),
    colleague: numbers.filter((_, index) => isOfLead[index] !== true),
  };
}
