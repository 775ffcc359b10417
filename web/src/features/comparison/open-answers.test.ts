import { expect, test } from 'vitest';
import { openAnswers } from './open-answers.ts';

test('openAnswers › settled, open, not asked and not in the plan › has what is open with its place and how it stood', () => {
  expect(openAnswers({ requirements: ['yes', 'open', null, 'no', null], answeredAt: [0, 3, 1, 2, null] })).toEqual([
    { index: 3, answer: 'open' },
    { index: 1, answer: null },
  ]);
});
