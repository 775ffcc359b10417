import { type GenerationStep, generationSteps } from '#contracts/interviewing/plan/plan-generation.ts';
import type { GenerationProgress } from './generation-progress.ts';

export type StepStates = GenerationProgress['steps'];

export interface StepTimes {
  readonly began: Readonly<Partial<Record<GenerationStep, number>>>;
  /** whole seconds; none for a step under a second: after a reload the past steps arrive at once and have no times */
  readonly took: Readonly<Partial<Record<GenerationStep, number>>>;
}

export const noTimes: StepTimes = { began: {}, took: {} };

/** The times after the steps have these states at `now` (milliseconds). */
export function withStates({ began, took }: StepTimes, states: StepStates, now: number): StepTimes {
  const next = { began: { ...began }, took: { ...took } };
  for (const step of generationSteps) {
    const start = began[step];
    if (states[step] === 'waiting') {
      delete next.began[step];
      delete next.took[step];
    } else if (states[step] === 'running') next.began[step] = start ?? now;
    else if (start !== undefined && took[step] === undefined && now - start >= 1000) {
      next.took[step] = Math.round((now - start) / 1000);
    }
  }
  return next;
}
