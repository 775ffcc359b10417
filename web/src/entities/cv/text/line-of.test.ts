import { describe, expect, it } from 'vitest';
import { lineOf } from './line-of.ts';

const page = 'Marta Ellison\nBackend Engineer\n\n  \nLed the split\nof a database';

describe('lineOf', () => {
  it('a character › of the first line › is in line 1', () => {
    expect([lineOf(page, 0), lineOf(page, 12)]).toEqual([1, 1]);
  });

  it('a character › after empty lines › is in the line that a reader counts', () => {
    expect([lineOf(page, page.indexOf('Led')), lineOf(page, page.indexOf('of a'))]).toEqual([3, 4]);
  });
});
