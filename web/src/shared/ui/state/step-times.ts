import type { Step } from './step-list.tsx';

export type StepStates = Readonly<Record<string, Step['state']>>;
type Times = Readonly<Partial<Record<string, number>>>;

export interface StepTimes {
  /** in milliseconds */
  readonly began: Times;
  /** whole seconds; none for a step under a second: after a reload the past steps arrive at once and have no times */
  readonly took: Times;
}

export const noTimes: StepTimes = { began: {}, took: {} };

/** The times after the steps have these states at `now` (milliseconds). */
export function withStates({ began, took }: StepTimes, states: StepStates, now: number): StepTimes {
  const next = { began: { ...began }, took: { ...took } };
  for (const [step, state] of Object.entries(states)) {
    const start = began[step];
    if (state === 'waiting') {
      delete next.began[step];
      delete next.took[step];
    } else if (state === 'running') next.began[step] = start ?? now;
    else if (start !== undefined && took[step] === undefined && now - start >= 1000) {
      next.took[step] = Math.round((now - start) / 1000);
    }
  }
  return next;
}
