import { describe, expect, it } from 'vitest';
import { clockTime, formatters } from './format.ts';

const en = formatters('en');
const uk = formatters('uk');
const plain = (text: string): string => text.replaceAll(/[   ]/g, ' ');

describe('formatters', () => {
  it('minutes › each language › uses its own short unit', () => {
    expect([plain(en.minutes(7)), plain(uk.minutes(7))]).toEqual(['7 min', '7 хв']);
  });

  it('score › one decimal › with the decimal sign of the language', () => {
    expect([en.score(6.4), uk.score(6.4), en.score(7)]).toEqual(['6.4', '6,4', '7.0']);
  });

  it('list › Ukrainian › joins with і', () => {
    expect(plain(uk.list(['React', 'SQL', 'Go']))).toMatch(/^React, SQL (і|та|й) Go$/);
  });

  it('file size › under a megabyte › is whole kilobytes, never nothing', () => {
    expect([40, 84_400, 1_250_000].map((bytes) => plain(en.fileSize(bytes)))).toEqual(['1 kB', '84 kB', '1.3 MB']);
    expect(plain(uk.fileSize(84_400))).toBe('84 кБ');
  });

  it('seconds › each language › stand as it writes them', () => {
    expect([plain(en.seconds(27)), plain(uk.seconds(27))]).toEqual(['27s', '27 с']);
  });

  it('dates › in each language › keep a number and the word after it in one line, a short one all of it', () => {
    const at = new Date('2026-11-28T10:39');
    expect([en.date(at), uk.date(at)]).toEqual(['28\u00a0November 2026', '28\u00a0листопада 2026\u00a0р.']);
    expect([en.dateTime(at), uk.shortDate(at)]).toEqual(['Sat\u00a028\u00a0Nov,\u00a010:39', 'сб,\u00a028\u00a0лист.']);
    expect(en.moment(at, new Date('2026-11-20T10:39'))).toBe(en.dateTime(at));
  });

  it('moment › of a near day and of another › is said by the day’s name, or by its date', () => {
    const now = new Date('2026-11-20T00:10');
    expect(en.moment(new Date('2026-11-20T23:50'), now)).toBe('today,\u00a023:50');
    expect(en.moment(new Date('2026-11-19T23:50'), now)).toBe('yesterday,\u00a023:50');
    expect(uk.moment(new Date('2026-11-21T09:05'), now)).toBe('завтра,\u00a009:05');
    expect(uk.moment(new Date('2026-11-22T09:05'), now)).toBe(uk.dateTime(new Date('2026-11-22T09:05')));
  });

  it('relative › near and far › picks minutes, hours or days', () => {
    const now = '2026-11-20T12:00:00Z';
    expect(en.relative('2026-11-20T12:25:00Z', now)).toBe('in 25 minutes');
    expect(en.relative('2026-11-20T09:00:00Z', now)).toBe('3 hours ago');
    expect(uk.relative('2026-11-18T12:00:00Z', now)).toBe('позавчора');
  });
});

describe('clockTime', () => {
  it.each([
    [0, '00:00'],
    [65.9, '01:05'],
    [3599, '59:59'],
    [3600, '1:00:00'],
    [-5, '00:00'],
  ])('%d seconds › as a clock › %s', (seconds, text) => {
    expect(clockTime(seconds)).toBe(text);
  });
});
