import type { Step } from './step-list.tsx';

export type StepStates = Readonly<Record<string, Step['state']>>;
type Times = Readonly<Partial<Record<string, number>>>;

export interface StepTimes {
  /** start times, in milliseconds */
  readonly began: Times;
  /** durations in whole seconds; omitted if under a second: after a reload, finished steps arrive all at once */
  readonly took: Times;
}

export const noTimes: StepTimes = { began: {}, took: {} };

/** The times once the steps have these states at `now` (milliseconds). */
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
