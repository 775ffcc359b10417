import { describe, expect, it } from 'vitest';
import { reachesLimitAt } from './forecast.ts';

const window = { startsAt: new Date('2026-11-01T00:00:00Z'), endsAt: new Date('2026-12-01T00:00:00Z'), limit: 10 };

describe('reachesLimitAt', () => {
  it('a pace › that is too high for the window › names the day', () => {
    const reached = reachesLimitAt({ ...window, used: 5, now: new Date('2026-11-11T00:00:00Z') });
    expect(reached).toEqual(new Date('2026-11-21T00:00:00Z'));
  });

  it.each([
    { why: 'holds until the end', used: 3, now: '2026-11-16T00:00:00Z' },
    { why: 'is one use only', used: 1, now: '2026-11-03T00:00:00Z' },
    { why: 'is less than a day old', used: 4, now: '2026-11-01T10:00:00Z' },
    { why: 'has reached the limit', used: 10, now: '2026-11-16T00:00:00Z' },
  ])('a pace › that $why › names nothing', ({ used, now }) => {
    expect(reachesLimitAt({ ...window, used, now: new Date(now) })).toBeUndefined();
  });
});
