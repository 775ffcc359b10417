import { describe, expect, it } from 'vitest';
import { weekOf } from './week-of.ts';

const local = (text: string): string => new Date(text).toISOString();

describe('weekOf', () => {
  it.each([
    ['a Monday, at its first moment', '2026-11-16T00:00', '2026-11-16T00:00', '2026-11-23T00:00'],
    ['a Sunday, late', '2026-11-22T23:59', '2026-11-16T00:00', '2026-11-23T00:00'],
    ['a day of the next month', '2026-12-02T12:00', '2026-11-30T00:00', '2026-12-07T00:00'],
    ['the last day of a year', '2026-12-31T12:00', '2026-12-28T00:00', '2027-01-04T00:00'],
  ])('%s › of any zone › is in the week from Monday to Monday', (_, now, from, to) => {
    expect(weekOf(new Date(now))).toEqual({ from: local(from), to: local(to) });
  });
});
