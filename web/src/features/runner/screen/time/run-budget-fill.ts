import type { FlowStep } from '#contracts/interviewing/plan/plan.ts';
import type { RunProgress } from './run-progress.ts';

export interface FilledStep {
  readonly step: FlowStep;
  /** seconds actually used */
  readonly usedSec: number;
  readonly dropped: boolean;
}

/**
 * The time actually used, per step. Questions have their own seconds, and so do the other parts on the device that ran
 * them. Other time outside questions, spent on another device, fills the parts up to the current step in order; the
 * last of them takes the excess.
 */
export function fillBudget({ plan, answers, partSec, elapsedSec, currentStep }: RunProgress): FilledStep[] {
  const lastPart = plan.flow.findLastIndex(({ questionId }, index) => questionId === undefined && index <= currentStep);
  const answerOf = new Map(answers.map((answer) => [answer.questionId, answer]));
  const knownSec = Object.values(partSec).reduce((sum, sec) => sum + sec, 0);
  let unassignedSec = elapsedSec - answers.reduce((sum, { spentSec }) => sum + spentSec, 0) - knownSec;
  return plan.flow.map((step, index) => {
    if (step.questionId !== undefined) {
      const answer = answerOf.get(step.questionId);
      return { step, usedSec: answer?.spentSec ?? 0, dropped: answer?.state === 'skipped' };
    }
    const ownSec = partSec[index] ?? 0;
    const openSec = Math.max(0, step.minutes * 60 - ownSec);
    const shareSec = index === lastPart ? unassignedSec : Math.min(unassignedSec, openSec);
    const addedSec = index > lastPart ? 0 : Math.max(0, shareSec);
    unassignedSec -= addedSec;
    return { step, usedSec: ownSec + addedSec, dropped: false };
  });
}
