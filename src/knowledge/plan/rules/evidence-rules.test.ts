import { describe, expect, it } from 'vitest';
import { isQuotable } from './evidence-rules.ts';

describe('isQuotable', () => {
  it.each([
    ['• Права B, C.\nМова: англійська', 'Права B, C', true],
    ['Права B, C та медична книжка', 'Права B, C', false],
    ['Kyiv\nSite engineer', 'Kyiv', false],
    ['Kyiv\nSite engineer', 'Site engineer', true],
    [`Built ${'a'.repeat(300)}`, `Built ${'a'.repeat(300)}`, false],
  ])('%s › “%s” quoted › %s', (page, quote, expected) => {
    const start = page.indexOf(quote);
    expect(isQuotable(page, { start, end: start + quote.length })).toBe(expected);
  });
});
