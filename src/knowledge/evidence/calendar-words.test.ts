import { expect, test } from 'vitest';
import { isSameCalendarWord } from './calendar-words.ts';

test.each([
  ['Tuesday', 'Tues', true],
  ['Thurs', 'Thursday', true],
  ['Sept', 'September', true],
  ['вт', 'вівторка', true],
  ['Пн', 'понеділок', true],
  ['п’ятницю', 'пт', true],
  ['груд', 'грудня', true],
  ['Tues', 'Thurs', false],
  ['серпня', 'середа', false],
  ['June', 'July', false],
  ['march', 'mart', false],
])('isSameCalendarWord › %s and %s › %s', (one, other, same) => {
  expect(isSameCalendarWord(one, other)).toBe(same);
});
