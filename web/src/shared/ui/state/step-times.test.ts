import { describe, expect, it } from 'vitest';
import { type StepStates, noTimes, withStates } from './step-times.ts';

const waiting: StepStates = { reading_cv: 'waiting', building_core: 'waiting' };
const running = { ...waiting, reading_cv: 'running' } as const;
const done = { ...waiting, reading_cv: 'done', building_core: 'running' } as const;

describe('withStates', () => {
  it('a step › that ran for three seconds › took three seconds, whatever comes later', () => {
    const times = withStates(withStates(noTimes, running, 1000), done, 4100);
    expect(withStates(times, { ...done, building_core: 'done' }, 9000).took).toEqual({
      reading_cv: 3,
      building_core: 5,
    });
  });

  it('steps › that come in one burst after a reload › have no times', () => {
    expect(withStates(withStates(noTimes, running, 1000), done, 1010).took).toEqual({});
  });

  it('a new attempt › forgets the times of the one before', () => {
    const times = withStates(withStates(noTimes, running, 1000), done, 4000);
    expect(withStates(times, waiting, 5000)).toEqual(noTimes);
  });
});
