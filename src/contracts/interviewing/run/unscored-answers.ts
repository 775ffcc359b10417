import { followUpsToSettle, requirementsToTick } from '#contracts/interviewing/plan/plan-requirements.ts';
import type { RequirementAnswer, Run } from './interview-run.ts';

interface UnscoredAnswer {
  /** among the plan's `unscoredPoints` */
  readonly index: number;
  /** null where it was not asked */
  readonly answer: RequirementAnswer | null;
  /** the position does without it by now: it is told nowhere */
  readonly isLeft: boolean;
}

/**
 * How the part that is never scored was answered: each requirement that no point settles, each point of the person, and
 * what is settled behind questions.
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
