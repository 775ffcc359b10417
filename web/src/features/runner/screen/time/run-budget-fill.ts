import type { Answer } from '#contracts/interviewing.ts';
import type { FlowStep, Plan } from '#contracts/plan.ts';

export interface FilledStep {
  readonly step: FlowStep;
  /** seconds really used */
  readonly usedSec: number;
  readonly dropped: boolean;
}

/**
 * The time really used, step by step. Each question has its own seconds; the time outside of questions fills the other
 * parts up to the current step in order, and the last of these takes the excess.
 */
export function fillBudget(
  plan: Plan,
  answers: readonly Answer[],
  elapsedSec: number,
  currentStep: number,
): FilledStep[] {
  const last = plan.flow.findLastIndex(({ questionId }, index) => questionId === undefined && index <= currentStep);
  const answerOf = new Map(answers.map((answer) => [answer.questionId, answer]));
  let outsideSec = elapsedSec - answers.reduce((sum, { spentSec }) => sum + spentSec, 0);
  return plan.flow.map((step, index) => {
    if (step.questionId !== undefined) {
      const answer = answerOf.get(step.questionId);
      return { step, usedSec: answer?.spentSec ?? 0, dropped: answer?.state === 'skipped' };
    }
    const shareSec = index === last ? outsideSec : Math.min(outsideSec, step.minutes * 60);
    const usedSec = index > last ? 0 : Math.max(0, shareSec);
    outsideSec -= usedSec;
    return { step, usedSec, dropped: false };
  });
}
