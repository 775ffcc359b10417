import { describe, expect, it } from 'vitest';
import { headOffset } from './use-head-in-sight.ts';

describe('headOffset', () => {
  it('a table › below the bar, half above it and almost past › moves its head as far as the bar, and never out of the table', () => {
    expect(headOffset({ top: 300, height: 900 }, 60)).toBe(0);
    expect(headOffset({ top: -144, height: 900 }, 60)).toBe(200);
    expect(headOffset({ top: -880, height: 900 }, 60)).toBe(840);
  });

  it('a table › lower than its head › leaves it where it is', () => {
    expect(headOffset({ top: 0, height: 40 }, 60)).toBe(0);
  });
});
