import { describe, expect, it } from 'vitest';
import { elapsedSec } from './elapsed-sec.ts';

describe('elapsedSec', () => {
  it('a clock › that goes, and one that is paused › goes on since it was told, and stands', () => {
    const clock = { startedAt: '', endedAt: null, pauses: [], now: '', elapsedSec: 60 };
    expect(elapsedSec({ ...clock, paused: false }, 1000, 31_000)).toBe(90);
    expect(elapsedSec({ ...clock, paused: true }, 1000, 31_000)).toBe(60);
    expect(elapsedSec({ ...clock, paused: false }, 1000, 0)).toBe(60);
  });
});
