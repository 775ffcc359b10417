import { expect, it } from 'vitest';
import { typedTime } from './typed-time.ts';

it.each([
  ['9', '09:00'],
  ['14', '14:00'],
  ['9:30', '09:30'],
  ['930', '09:30'],
  ['1430', '14:30'],
  ['9.05', '09:05'],
  [' 21:05 ', '21:05'],
  ['24', undefined],
  ['9:60', undefined],
  ['9:3', undefined],
  ['soon', undefined],
  ['', undefined],
])('typedTime › %j › is %s', (text, time) => {
  expect(typedTime(text)).toBe(time);
});
