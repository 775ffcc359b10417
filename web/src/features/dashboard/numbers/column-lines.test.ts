import { describe, expect, it } from 'vitest';
import { activityLines } from './column-lines.ts';

describe('activityLines', () => {
  it('lines › of a short left column › are five at least', () => {
    expect(activityLines({ raised: 1, lists: [] }, 4)).toBe(5);
  });

  it('lines › of a longer left column › are as many more as it has room for', () => {
    const few = activityLines({ raised: 1, lists: [2, 4, 2] }, 2);
    const more = activityLines({ raised: 1, lists: [5, 5, 2] }, 2);
    expect(few).toBeGreaterThan(5);
    expect(more - few).toBe(7);
  });
});
