import type { Answer } from '#contracts/interviewing.ts';
import type { FlowStep, Plan } from '#contracts/plan.ts';

export interface FilledStep {
  readonly step: FlowStep;
  /** seconds really used */
  readonly usedSec: number;
  readonly dropped: boolean;
}

/**
 * The minutes really used, step by step. Questions have their own seconds; what was spent beside them fills intro,
 * candidate's questions and wrap-up in their order.
 */
export function fillBudget(plan: Plan, answers: readonly Answer[], elapsedSec: number): FilledStep[] {
  const answerOf = new Map(answers.map((answer) => [answer.questionId, answer]));
  let beside = elapsedSec - answers.reduce((sum, { spentSec }) => sum + spentSec, 0);
  return plan.flow.map((step) => {
    if (step.questionId !== undefined) {
      const answer = answerOf.get(step.questionId);
      return { step, usedSec: answer?.spentSec ?? 0, dropped: answer?.state === 'skipped' };
    }
    const usedSec = Math.max(0, Math.min(beside, step.minutes * 60));
    beside -= usedSec;
    return { step, usedSec, dropped: false };
  });
}
