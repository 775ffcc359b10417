import type { Answer } from '#contracts/interviewing.ts';
import type { FlowStep, Plan } from '#contracts/plan.ts';

export interface FilledStep {
  readonly step: FlowStep;
  /** seconds really used */
  readonly usedSec: number;
  readonly dropped: boolean;
}

/**
 * The minutes really used, step by step. Questions have their own seconds; what was spent beside them fills the other
 * parts up to the present step, and what is more than they have stays with the last of these.
 */
export function fillBudget(plan: Plan, answers: readonly Answer[], elapsedSec: number, present: number): FilledStep[] {
  const last = plan.flow.findLastIndex(({ questionId }, index) => questionId === undefined && index <= present);
  const answerOf = new Map(answers.map((answer) => [answer.questionId, answer]));
  let beside = elapsedSec - answers.reduce((sum, { spentSec }) => sum + spentSec, 0);
  return plan.flow.map((step, index) => {
    if (step.questionId !== undefined) {
      const answer = answerOf.get(step.questionId);
      return { step, usedSec: answer?.spentSec ?? 0, dropped: answer?.state === 'skipped' };
    }
    const room = index === last ? beside : Math.min(beside, step.minutes * 60);
    const usedSec = index > last ? 0 : Math.max(0, room);
    beside -= usedSec;
    return { step, usedSec, dropped: false };
  });
}
