import type { Answer } from '#contracts/interviewing/run/interview-run.ts';
import type { FlowStep } from '#contracts/interviewing/plan/plan.ts';

/**
 * Index of a run's current question: the furthest one begun or, if that is done, the next open one.
 *
 * @param answers in plan order
 */
export function questionAt(answers: readonly Answer[]): number {
  const farthest = answers.findLastIndex(isBegun);
  if (answers[farthest]?.state === 'remaining') return farthest;
  const next = answers.findIndex(({ state }, index) => index > farthest && state === 'remaining');
  return next < 0 ? Math.max(0, answers.length - 1) : next;
}

function isBegun({ state, spentSec }: Answer): boolean {
  return state !== 'remaining' || spentSec > 0;
}

/** The share of each part that is over, 0 to 1, assuming that the time so far was spent according to plan. */
export function filledParts(flow: readonly FlowStep[], elapsed: number): number[] {
  let left = elapsed;
  return flow.map(({ minutes }) => {
    const used = Math.min(minutes * 60, Math.max(0, left));
    left -= minutes * 60;
    return minutes === 0 ? 0 : used / (minutes * 60);
  });
}
