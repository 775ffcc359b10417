import { expect, test } from 'vitest';
import { limits } from '#contracts/limits.ts';
import { isNotChecked } from './is-not-checked.ts';
import { foundRequirements, readRequirements } from './read-requirements.ts';

test.each([
  ['the same words', 'German at B2', true],
  ['less of them', 'Full UK driving licence', true],
  ['a little more of them', 'You have a full UK driving licence, category B.', true],
  ['another requirement', 'Night shifts every other week', false],
  ['another language', 'English at B2', false],
  ['another level', 'Your German is at C1', false],
  ['another category', 'You have a full UK driving licence, category C.', false],
  ['nothing', '', false],
])('isNotChecked › a model quotes %s › is %s', (_what, quote, isOut) => {
  expect(isNotChecked(quote, ['German at B2', 'A full UK driving licence, category B'])).toBe(isOut);
});

const posting = `Requirements:\n${Array.from({ length: 10 }, (_, at) => `- ${String(at + 1)} years of ${'abcdefghij'[at] ?? ''}${'xyzuvwrstq'[at] ?? ''}oldering`).join('\n')}\n- Full UK driving licence\n- German at B2`;

test('readRequirements › more than a plan takes, and one is taken out › the next one has its place', () => {
  const before = readRequirements(posting, 'en').map(({ basis }) => basis);
  expect(before).toHaveLength(limits.requirements);
  const after = readRequirements(posting, 'en', { notChecked: ['German at B2'] }).map(({ basis }) => basis);
  expect(after).toHaveLength(limits.requirements);
  expect(after).not.toContain('German at B2');
});

test('foundRequirements › one that was taken out › stands where the text says it, beside those that are checked', () => {
  const found = foundRequirements('Requirements:\n- German at B2\n- Full UK driving licence\n- Night shifts', 'en', {
    notChecked: ['Full UK driving licence'],
  });
  expect(found.map(({ basis, isChecked }) => [basis, isChecked])).toEqual([
    ['German at B2', true],
    ['Full UK driving licence', false],
    ['Night shifts', true],
  ]);
});
