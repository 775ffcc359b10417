import { describe, expect, it } from 'vitest';
import { countMisses } from './count-misses.ts';

describe('countMisses', () => {
  it('countMisses › as many as allowed › makes that key wait until its window ends, and no other', () => {
    let now = 0;
    const misses = countMisses({ most: 3, windowMs: 60_000, now: () => now });
    for (const _ of [1, 2]) misses.add('a');
    expect(misses.waitSeconds('a')).toBe(0);
    now = 10_000;
    misses.add('a');
    expect([misses.waitSeconds('a'), misses.waitSeconds('b')]).toEqual([50, 0]);
    now = 60_000;
    expect(misses.waitSeconds('a')).toBe(0);
    misses.add('a');
    expect(misses.waitSeconds('a')).toBe(0);
  });

  it('countMisses › more keys than are remembered › forgets the oldest', () => {
    const misses = countMisses({ most: 1, windowMs: 60_000, keys: 2 });
    for (const key of ['a', 'b', 'c']) misses.add(key);
    expect(['a', 'b', 'c'].map((key) => misses.waitSeconds(key) > 0)).toEqual([false, true, true]);
  });
});
