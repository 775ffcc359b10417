import { expect, test } from 'vitest';
import { partAt } from './part-at.ts';

const parts = [
  { name: 'opening', top: -400 },
  { name: 'questions', top: -300 },
  { name: 'closing', top: 200 },
  { name: 'rule', top: 300 },
];
const away = { isReached: false, goneTo: undefined };

test.each([
  ['in the second half of a long part › is that part, however near the next one is', 130, away, 'questions'],
  ['above all of them › is the first', -500, away, 'opening'],
  ['at the end of the page › is the last', 130, { isReached: true, goneTo: undefined }, 'rule'],
  ['at the end, after going to one › is that one', 130, { isReached: true, goneTo: 'closing' }, 'closing'],
  ['at the end, after going to one that is no more › is the last', 130, { isReached: true, goneTo: 'x' }, 'rule'],
] as const)('partAt › %s', (_, line, end, found) => {
  expect(partAt<string>(parts, line, end)).toBe(found);
});
