import type { FlowStep } from '#contracts/interviewing/plan/plan.ts';
import type { RunProgress } from './run-progress.ts';

export interface FilledStep {
  readonly step: FlowStep;
  /** seconds really used */
  readonly usedSec: number;
  readonly dropped: boolean;
}

/**
 * The time really used, step by step. Each question has its own seconds, and so has each other part on the device that
 * ran it. Time outside of questions that no part has, because another device ran them, fills the parts up to the current
 * step in order, and the last of these takes the excess.
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
