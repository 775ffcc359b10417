import type { Run } from '#contracts/interviewing/run/interview-run.ts';
import { unscoredAnswers } from '#contracts/interviewing/run/unscored-answers.ts';
import { requirementOfPoint } from '#contracts/interviewing/plan/plan-requirements.ts';
import { type RequiredPoint, nameOfPoint } from '#contracts/interviewing/summary/unmet-requirements.ts';

export interface RunPoint extends RequiredPoint {
  /** index of its answer in the plan's `unscoredPoints` */
  readonly index: number;
  /** how it is answered: `requirements` with yes or no, `toSettle` with fits or does not fit */
  readonly said: 'requirements' | 'toSettle' | 'followUps';
  /** index in the plan, from 0, of the requirement that this point is, or is asked in place of */
  readonly requirement?: number | undefined;
  /** the question after which it is asked; without one it is asked in its own section */
  readonly questionId?: string;
}

/**
 * Everything answered yes, no or open, in page order: the candidate's own points first. Points that the position no
 * longer requires are left out.
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
