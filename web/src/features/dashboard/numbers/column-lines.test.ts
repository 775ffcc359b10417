import { describe, expect, it } from 'vitest';
import { activityLines } from './column-lines.ts';

describe('activityLines', () => {
  it('lines › of a short left column › are five at least', () => {
    expect(activityLines({ raised: 1, lists: [] }, 4)).toBe(5);
  });

  it('lines › of a longer left column › are as many more as it has room for', () => {
    const few = activityLines({ raised: 1, lists: [1, 1, 2] }, 2);
    const more = activityLines({ raised: 1, lists: [1, 2, 3] }, 2);
    expect(few).toBeGreaterThan(5);
    expect(more - few).toBe(3);
  });

  it('lines › of a long left column › are twelve at most', () => {
    expect(activityLines({ raised: 2, lists: [5, 5, 5] }, 2)).toBe(12);
  });
});
