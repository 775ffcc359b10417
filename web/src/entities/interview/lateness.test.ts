import { expect, test } from 'vitest';
import { lateness } from './lateness.ts';

test.each([
  [0, undefined],
  [23.9, undefined],
  [24, 'soon'],
  [29.9, 'soon'],
  [30, 'over'],
  [35.9, 'over'],
  [36, 'far'],
])('lateness › %d minutes of 30 › %s', (minutes, expected) => {
  expect(lateness(minutes * 60, 30)).toBe(expected);
});
