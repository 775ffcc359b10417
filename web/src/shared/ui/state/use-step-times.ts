import { useEffect, useState } from 'react';
import { type StepStates, type StepTimes, noTimes, withStates } from './step-times.ts';

/**
 * Seconds that each finished step took; only steps that began and ended while this page was open.
 *
 * @param states must be the same object as long as nothing changes
 */
export function useStepTimes(states: StepStates): StepTimes['took'] {
  const [times, setTimes] = useState<StepTimes>(noTimes);
  useEffect(() => {
    setTimes((before) => withStates(before, states, Date.now()));
  }, [states]);
  return times.took;
}
