import { expect, test } from 'vitest';
import { postingBasis } from './posting-basis.ts';

function competency(basis: string) {
  return { id: 'c1', name: 'Close', definition: 'Closes', source: 'focus_area', mustHave: true, basis } as const;
}

const question = { competencyId: 'c1' };

test.each([
  // quoted in the reason, in full or without its first words
  ['Close the month in five days', 'It shows order. From the posting: “Close the month in five days”.'],
  ['You will close the month in five days.', 'It shows order. From the posting: “close the month in five days”.'],
  ['Закриття місяця за п’ять днів', 'Видно порядок. З оголошення: «Закриття місяця за п’ять днів».'],
  // quoted in the question
  [
    'готувати звіт «Рух коштів» щотижня',
    'В оголошенні сказано: «готувати звіт Рух коштів щотижня». Що вам треба знати?',
  ],
] as const)('postingBasis › of “%s” beside a text that says it › is not shown again', (basis, text) => {
  expect(postingBasis([competency(basis)], question, ['Something else.', text])).toBeUndefined();
});

test.each([
  ['Close the month in five days', 'Let us turn to “month-end close”. Tell me about the last one.'],
  ['Закриття місяця за п’ять днів', 'З оголошення: «звірка з банком щотижня».'],
] as const)('postingBasis › of “%s” beside a text about something else › is shown', (basis, text) => {
  expect(postingBasis([competency(basis)], question, [text])).toBe(basis);
});

test('postingBasis › of a competency for which the posting calls with no words › is none', () => {
  expect(postingBasis([{ ...competency(''), basis: undefined }], question, [])).toBeUndefined();
});
