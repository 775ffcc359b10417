import type { Run } from '#contracts/interviewing/run/interview-run.ts';
import { unscoredAnswers } from '#contracts/interviewing/run/unscored-answers.ts';
import { requirementOfPoint } from '#contracts/interviewing/plan/plan-requirements.ts';
import { type RequiredPoint, nameOfPoint } from '#contracts/interviewing/summary/unmet-requirements.ts';

export interface RunPoint extends RequiredPoint {
  /** of its answer, among the plan's `unscoredPoints` */
  readonly index: number;
  /** in which words it is answered: yes and no, or fits and does not fit */
  readonly said: 'requirements' | 'toSettle' | 'followUps';
  /** the place in the plan, from 0, of the requirement that it is, or is asked in place of */
  readonly requirement?: number | undefined;
  /** behind which it is asked; without one it is asked in the part of its own */
  readonly questionId?: string;
}

/**
 * What was to be answered yes, no or open, in the order of the page: the person's own points first. What the position does
 * without by now is left out.
 */
export function pointsOfRun(run: Pick<Run, 'plan' | 'requirementAnswers' | 'notChecked'>): RunPoint[] {
  const { requirements, toSettle, followUps } = unscoredAnswers(run);
  return [
    ...toSettle.map(({ point, ...answered }) => {
      const text = nameOfPoint(requirementOfPoint(run.plan, point)?.text ?? point.text);
      return { ...answered, said: 'toSettle' as const, requirement: point.requirement, text };
    }),
    ...followUps.map(({ followUp, ...answered }) => ({
      ...answered,
      said: 'followUps' as const,
      questionId: followUp.questionId,
      text: nameOfPoint(followUp.text),
    })),
    ...requirements.map(({ requirement, ...answered }) => ({
      ...answered,
      said: 'requirements' as const,
      requirement: requirement.index,
      text: nameOfPoint(requirement.text),
    })),
  ].flatMap(({ isLeft, ...point }) => (isLeft ? [] : [point]));
}
