import { useEffect, useState } from 'react';
import type { GenerationStep } from '#contracts/interviewing/plan/plan-generation.ts';
import { type StepStates, type StepTimes, noTimes, withStates } from './step-times.ts';

/** Seconds that each finished step took, of those that began and ended while this page was open. */
export function useStepTimes(states: StepStates): Readonly<Partial<Record<GenerationStep, number>>> {
  const [times, setTimes] = useState<StepTimes>(noTimes);
  useEffect(() => {
    setTimes((before) => withStates(before, states, Date.now()));
  }, [states]);
  return times.took;
}
