import { expect, it } from 'vitest';
import { conditionsOfHire } from './conditional-hire.ts';

it.each([
  ['hire', { notMet: 0, open: 2 }, true],
  ['hire', { notMet: 1, open: 0 }, true],
  ['hire', { notMet: 0, open: 0 }, false],
  ['no_hire', { notMet: 1, open: 1 }, false],
  ['further_interview', { notMet: 0, open: 2 }, false],
  [null, null, false],
] as const)('conditionsOfHire › %s in spite of %j › has conditions: %s', (recommendation, unmet, has) => {
  expect(conditionsOfHire(recommendation, unmet)).toEqual(has ? unmet : undefined);
});
