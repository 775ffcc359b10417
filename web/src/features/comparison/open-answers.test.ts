import { expect, test } from 'vitest';
import { openAnswers } from './open-answers.ts';

test('openAnswers › settled, open, not asked and not in the plan › has what is open with its place and how it stood', () => {
  const requirements = ['yes', 'open', 'not_asked', 'no', null] as const;
  expect(openAnswers({ requirements: [...requirements], answeredAt: [0, 3, 1, 2, null] })).toEqual([
    { at: 1, stands: { index: 3, answer: 'open' } },
    { at: 2, stands: { index: 1, answer: null } },
  ]);
});
