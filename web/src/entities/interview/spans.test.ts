import { describe, expect, it } from 'vitest';
import { dayOf, monthBeforeFrom, monthOf, weekOf } from './spans.ts';

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

describe('dayOf', () => {
  it('the last minute of a month › of any zone › is in the day that ends with it', () => {
    const day = { from: local('2026-11-30T00:00'), to: local('2026-12-01T00:00') };
    expect(dayOf(new Date('2026-11-30T23:59'))).toEqual(day);
  });
});

describe('monthOf', () => {
  it('the last minute of a year › of any zone › is in December', () => {
    const month = { from: local('2026-12-01T00:00'), to: local('2027-01-01T00:00') };
    expect(monthOf(new Date('2026-12-31T23:59'))).toEqual(month);
  });
});

describe('monthBeforeFrom', () => {
  it.each([
    ['the last day of a month that is longer', '2026-03-31T23:59', '2026-02-01T00:00'],
    ['January', '2027-01-01T00:00', '2026-12-01T00:00'],
  ])('%s › of any zone › is the first moment of the month before', (_, now, from) => {
    expect(monthBeforeFrom(new Date(now))).toBe(local(from));
  });
});
