import { describe, expect, it } from 'vitest';
import { meanOf, trendPoints } from './mean-trend.ts';

describe('meanOf', () => {
  it('means › none, a single one, and some › is unknown, and their mean', () => {
    expect(meanOf([])).toBeUndefined();
    expect(meanOf([6])).toBeUndefined();
    expect(meanOf([6, 7, 8.5])).toBeCloseTo(7.17, 2);
  });
});

describe('trendPoints', () => {
  it('means › oldest first › go from left to right, the highest at the top', () => {
    expect(trendPoints([4, 8, 6])).toEqual([
      [0, 20],
      [40, 0],
      [80, 10],
    ]);
  });

  it('means › that are all the same, or a single one › lie in the middle', () => {
    expect(trendPoints([5, 5])).toEqual([
      [0, 10],
      [80, 10],
    ]);
    expect(trendPoints([5])).toEqual([[0, 10]]);
  });

  it('means › more than twelve › only the newest are drawn', () => {
    expect(trendPoints([...Array.from({ length: 20 }, () => 0), ...Array.from({ length: 12 }, () => 9)])).toHaveLength(
      12,
    );
    expect(trendPoints([0, ...Array.from({ length: 12 }, () => 9)]).every(([, y]) => y === 10)).toBe(true);
  });
});
