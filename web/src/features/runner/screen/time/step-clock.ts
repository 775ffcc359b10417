import { type Lateness, lateness } from '#web/entities/interview/lateness.ts';
import { fillBudget } from './run-budget-fill.ts';
import type { RunProgress } from './run-progress.ts';

export interface StepClock {
  readonly usedSec: number;
  readonly plannedSec: number;
  readonly late: Lateness | undefined;
  readonly isQuestion: boolean;
}

/** The time of the current question or part. */
export function stepClock(progress: RunProgress): StepClock | undefined {
  const filled = fillBudget(progress)[progress.currentStep];
  if (filled === undefined) return undefined;
  const { step, usedSec } = filled;
  const plannedSec = step.minutes * 60;
  const isTimed = plannedSec > 0;
  return {
    usedSec,
    plannedSec,
    late: isTimed ? lateness(usedSec, step.minutes) : undefined,
    isQuestion: step.questionId !== undefined,
  };
}
