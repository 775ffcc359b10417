import { followUpsToSettle, requirementsToTick } from '#contracts/interviewing/plan/plan-requirements.ts';
import type { RequirementAnswer, Run } from './interview-run.ts';

interface UnscoredAnswer {
  /** index in the plan's `unscoredPoints` */
  readonly index: number;
  /** null if not asked */
  readonly answer: RequirementAnswer | null;
  /** the position has dropped it since: it is shown nowhere */
  readonly isLeft: boolean;
}

/**
 * The answers of the unscored part: the requirements that no point covers, this person's points, and follow-ups that
 * have to be settled.
 */
export function unscoredAnswers({
  plan,
  requirementAnswers,
  notChecked = [],
}: Pick<Run, 'plan' | 'requirementAnswers' | 'notChecked'>) {
  const ticks = requirementsToTick(plan);
  const answerOf = (index: number): UnscoredAnswer => ({
    index,
    answer: requirementAnswers[index] ?? null,
    isLeft: notChecked.includes(index),
  });
  return {
    requirements: ticks.map((requirement, at) => ({ requirement, ...answerOf(at) })),
    toSettle: plan.candidate.toSettle.map((point, at) => ({ point, ...answerOf(ticks.length + at) })),
    followUps: followUpsToSettle(plan).map((followUp, at) => ({
      followUp,
      ...answerOf(ticks.length + plan.candidate.toSettle.length + at),
    })),
  };
}
