import { describe, expect, it } from 'vitest';
import { restartPause } from './supervise.ts';

describe('restartPause', () => {
  // It used to be 31 seconds, during which a machine that had recovered stayed idle.
  it('restartPause › many crashes in a row › grows to eight seconds and no further', () => {
    let pause = 0;
    const pauses = Array.from({ length: 8 }, () => (pause = restartPause(pause, 100)));
    expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000, 8_000]);
  });

  it('restartPause › a run of 20 seconds after many crashes › begins again at half a second', () => {
    expect(restartPause(8_000, 20_000)).toBe(500);
  });
});
