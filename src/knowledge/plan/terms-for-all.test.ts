import { expect, test } from 'vitest';
import type { Requirement } from '#contracts/interviewing/plan/plan.ts';
import { termsForAll } from './terms-for-all.ts';

const required = (text: string, kind: Requirement['kind'] = 'other'): Requirement => ({ text, kind, basis: text });

test('termsForAll › hours, a paper, pay and years › names the terms, in the posting’s words', () => {
  const requirements = [
    required('Five days on site', 'shift'),
    required('Valid PTS', 'licence'),
    required('Five years leading maintenance'),
    required('£79,000 to £86,000.'),
  ];
  expect(termsForAll(requirements, 'en')).toBe(
    'Agree once, for every candidate, what counts as meeting these terms, and write it down: Five days on site; Valid PTS; £79,000 to £86,000.',
  );
});

test('termsForAll › more than there is room for › speaks of each and names none', () => {
  const requirements = Array.from({ length: 6 }, (_, at) =>
    required(`Зміна ${String(at + 1)} у цеху за графіком тижня і місяця`, 'shift'),
  );
  const said = termsForAll(requirements, 'uk') ?? '';
  expect(said.length).toBeLessThanOrEqual(240);
  expect(said).toContain('кожну умову');
  expect(said).not.toContain('Зміна');
});

test('termsForAll › nothing but years › says nothing', () => {
  expect(termsForAll([required('Five years')], 'en')).toBeUndefined();
});

test('termsForAll › a term that the person’s own item names › is not named again', () => {
  const requirements = [required('One Saturday in three', 'shift'), required('Valid PTS', 'licence')];
  const own = ['Agree with HR whether one Saturday in three is fixed for the team leader too.'];
  expect(termsForAll(requirements, 'en', own)).toBe(
    'Agree once, for every candidate, what counts as meeting these terms, and write it down: Valid PTS.',
  );
});
