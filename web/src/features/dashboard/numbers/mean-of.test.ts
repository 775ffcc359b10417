import { expect, it } from 'vitest';
import { meanOf } from './mean-of.ts';

it('meanOf › none, a single one, and some › is unknown, and their mean', () => {
  expect(meanOf([])).toBeUndefined();
  expect(meanOf([6])).toBeUndefined();
  expect(meanOf([6, 7, 8.5])).toBeCloseTo(7.17, 2);
});
