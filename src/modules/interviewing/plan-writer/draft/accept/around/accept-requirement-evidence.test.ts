import { expect, test } from 'vitest';
import type { Requirement } from '#contracts/interviewing/plan/plan.ts';
import { acceptRequirementEvidence } from './accept-requirement-evidence.ts';

const cvId = '01900000-0000-7000-8000-0000000000cc';
const shownBy = (required: Requirement, quote: string) =>
  acceptRequirementEvidence(
    [{ requirement: 1, line: 1, quote, secondLine: null, secondQuote: '' }],
    [required],
    (lines) => [{ cvId, page: 1, start: 0, end: lines.quote.length, quote: lines.quote }],
  ).length;
const start = (basis: string): Requirement => ({ text: basis, basis, kind: 'start' });

test.each([
  ['In post by 1 March 2027', 'Notice eight weeks', 0],
  ['In post by 1 March 2027', 'Notice twelve weeks, could be in post on 1 March 2027', 1],
  ['In post by 1 March 2027', 'Can start immediately', 1],
  ['Start in May', 'Notice: a month, I may need longer', 0],
  ['Start in May', 'Available from May', 1],
  ['Notice of up to eight weeks', 'Notice eight weeks', 1],
  ['Вихід до 1 лютого 2027 року', 'Можу вийти через місяць', 0],
  ['Вихід до 1 лютого 2027 року', 'На роботу з 15 січня', 1],
])('acceptRequirementEvidence › of “%s” by “%s” › stands in %i', (basis, quote, count) => {
  expect(shownBy(start(basis), quote)).toBe(count);
});

test('acceptRequirementEvidence › of what is no date › goes by no date', () => {
  expect(shownBy({ text: 'Nights', basis: 'Nights from 1 March 2027', kind: 'shift' }, 'Nights suit me')).toBe(1);
});

test.each([
  ['Level 3 in baking or time served', 'NVQ Level 2 Bakery, 2011', 0],
  ['Level 3 in baking or time served', 'NVQ Level 3 Professional Bakery, 2015', 1],
  ['Level 3 in baking or time served', 'Seventeen years in bread', 1],
  ['Група IV з електробезпеки', 'III група з електробезпеки до 1000 В', 0],
  ['Група IV з електробезпеки', 'V група з електробезпеки', 1],
])('acceptRequirementEvidence › of “%s” by “%s” › stands in %i, as the line names no less', (text, quote, count) => {
  expect(shownBy({ text, basis: text, kind: 'other' }, quote)).toBe(count);
});
