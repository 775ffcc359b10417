import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findQuote } from './find-quote.ts';

const pages = [
  { number: 1, visible: 'Олена Коваленко\nBackend engineer\nЗменшила час відпо-\nвіді на 35 %' },
  { number: 2, visible: 'Cut the  on-call\nload by “half” – JavaScript, C++' },
];

describe('findQuote', () => {
  it.each([
    ['another case', 'BACKEND ENGINEER', 1, 'Backend engineer'],
    ['a line end where the quote has a blank', 'коваленко backend', 1, 'Коваленко\nBackend'],
    ['a word parted at the line end', 'час відповіді на 35 %', 1, 'час відпо-\nвіді на 35 %'],
    ['a doubled blank', 'cut the on-call load', 2, 'Cut the  on-call\nload'],
    ['other quotation marks and dashes', 'by "half" - JavaScript', 2, 'by “half” – JavaScript'],
    ['a sign at the end', 'C++', 2, 'C++'],
  ])('%s › in the text › gives the exact slice', (_name, quote, page, slice) => {
    const found = findQuote(pages, quote);
    expect(found).toMatchObject({ page, quote: slice });
    const text = pages.find(({ number }) => number === page)?.visible;
    expect(text?.slice(found?.start, found?.end)).toBe(slice);
  });

  it.each([
    ['an invented quote', 'led a team of twelve'],
    ['part of a word', 'Java'],
    ['a quote that runs over two pages', '35 % Cut the'],
    ['blanks only', ' \n '],
  ])('%s › not in the text › is undefined', (_name, quote) => {
    expect(findQuote(pages, quote)).toBeUndefined();
  });

  it('any part of any page › when found › is a slice of that page', () => {
    const part = fc.tuple(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.nat(80), fc.nat(80));
    const misplaced = fc.sample(part, 500).filter(([visible, one, other]) => {
      const found = findQuote([{ number: 1, visible }], visible.slice(Math.min(one, other), Math.max(one, other)));
      return found !== undefined && visible.slice(found.start, found.end) !== found.quote;
    });
    expect(misplaced).toEqual([]);
  });
});
