import type { Run } from '#contracts/interviewing/run/interview-run.ts';
import { requirementOfPoint, requirementsToTick } from '#contracts/interviewing/plan/plan-requirements.ts';
import { type RequiredPoint, nameOfPoint } from '#contracts/interviewing/summary/unmet-requirements.ts';

export interface RunPoint extends RequiredPoint {
  /** of its answer, among the plan's `unscoredPoints` */
  readonly index: number;
  /** in which words it is answered: yes and no, or fits and does not fit */
  readonly said: 'requirements' | 'toSettle';
}

/**
 * What was to be answered yes, no or open, in the order of the page: the person's own points first. What the position does
 * without by now is left out.
 */
export function pointsOfRun({
  plan,
  requirementAnswers,
  notChecked = [],
}: Pick<Run, 'plan' | 'requirementAnswers' | 'notChecked'>): RunPoint[] {
  const ticks = requirementsToTick(plan);
  const answerOf = (index: number) => requirementAnswers[index] ?? null;
  return [
    ...plan.candidate.toSettle.map((point, at): RunPoint => {
      const index = ticks.length + at;
      const text = nameOfPoint(requirementOfPoint(plan, point)?.text ?? point.text);
      return { index, said: 'toSettle', text, answer: answerOf(index) };
    }),
    ...ticks.map(({ text }, index): RunPoint => ({
      index,
      said: 'requirements',
      text: nameOfPoint(text),
      answer: answerOf(index),
    })),
  ].filter(({ index }) => !notChecked.includes(index));
}
