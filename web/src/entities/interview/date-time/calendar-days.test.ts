import { describe, expect, it } from 'vitest';
import { addMonths, dayByKey, weeksOfMonth, weeksToShow } from './calendar-days.ts';

const day = (text: string): Date => new Date(`${text}T00:00`);
const names = (dates: readonly Date[]): string =>
  dates.map((date) => `${String(date.getMonth() + 1)}/${String(date.getDate())}`).join(' ');

describe('weeksOfMonth', () => {
  it.each([
    ['November 2026, which begins on a Sunday', '2026-11-22', 6, '10/26 10/27 10/28 10/29 10/30 10/31 11/1'],
    ['February 2027, which begins on a Monday and ends on a Sunday', '2027-02-10', 4, '2/1 2/2 2/3 2/4 2/5 2/6 2/7'],
    ['March 2026, in which clocks change', '2026-03-31', 6, '2/23 2/24 2/25 2/26 2/27 2/28 3/1'],
  ])('%s › of any zone › is whole weeks from Monday on', (_, of, count, first) => {
    const weeks = weeksOfMonth(day(of));
    expect(weeks).toHaveLength(count);
    expect(names(weeks[0] ?? [])).toBe(first);
    expect(weeks.flat().every((one) => one.getHours() === 0)).toBe(true);
  });
});

describe('weeksToShow', () => {
  const today = new Date('2026-11-26T23:30');

  it.each([
    ['this month', '2026-11-26T23:30', 2, '11/23'],
    ['another month', '2026-12-10T09:00', 5, '11/30'],
    ['a day that is over, walked to by a key', '2026-11-19T23:30', 3, '11/16'],
  ])('%s › opened on a day › begins with a week that is not over, or with that day’s', (_, current, count, first) => {
    const weeks = weeksToShow(new Date(current), today);
    expect(weeks).toHaveLength(count);
    expect(names(weeks[0]?.slice(0, 1) ?? [])).toBe(first);
  });
});

describe('dayByKey', () => {
  it.each([
    ['ArrowLeft', '2026-11-01', '2026-10-31'],
    ['ArrowRight', '2026-12-31', '2027-01-01'],
    ['ArrowUp', '2026-11-04', '2026-10-28'],
    ['ArrowDown', '2026-11-04', '2026-11-11'],
    ['Home', '2026-11-22', '2026-11-16'],
    ['End', '2026-11-16', '2026-11-22'],
    ['PageDown', '2027-01-31', '2027-02-28'],
    ['PageUp', '2026-12-31', '2026-11-30'],
  ])('%s › from %s › leads to %s', (key, from, to) => {
    expect(dayByKey(key, day(from))).toEqual(day(to));
  });

  it('any other key › from a day › leads nowhere', () => {
    expect(dayByKey('a', day('2026-11-22'))).toBeUndefined();
  });
});

it('addMonths › from the last of a long month › is the last of the short one', () => {
  expect(addMonths(day('2027-03-31'), -1)).toEqual(day('2027-02-28'));
});
