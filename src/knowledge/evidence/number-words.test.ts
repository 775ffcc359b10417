import { expect, test } from 'vitest';
import { numbersInWords } from './number-words.ts';

test.each([
  ['one week in four', [1, 4]],
  ['a crew of twenty-two, twelve of them apprentices', [20, 22, 2, 12]],
  ['раз на два тижні, двадцять п’ять об’єктів', [2, 20, 25, 5]],
  ['троє майстрів та одинадцять бригад', [3, 11]],
  ['nobody', []],
])('numbersInWords › %j › are %j', (text, numbers) => {
  expect(numbersInWords(text)).toEqual(numbers);
});
