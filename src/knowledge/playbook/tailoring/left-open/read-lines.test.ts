import { expect, test } from 'vitest';
import { readLines } from './read-lines.ts';

test.each([
  [
    'en',
    'Good on wound care, thin on drug rounds. Salary? Knew the fridge rules but could not say who is called at night.',
    ['thin on drug rounds.', 'could not say who is called at night.'],
  ],
  [
    'en',
    'Strong on seams but unclear who priced the job. Left open: he has never bought fodder himself. Slurry thin.',
    ['he has never bought fodder himself.', 'Slurry thin.'],
  ],
  ['en', 'Good on calves. Less sure on welding. Asked about seams, she named the brand.', ['Less sure on welding.']],
  ['en', 'Clear on mastitis. Warm, knows her herd.', []],
  [
    'uk',
    'Про телят говорив предметно. Сумніви. Облік: цифр не навів. Взимку сам не працював.',
    ['Облік: цифр не навів.', 'Взимку сам не працював.'],
  ],
  ['uk', 'Добре знає стадо, але незрозуміло, хто вів облік. Щира.', ['незрозуміло, хто вів облік.']],
] as const)('readLines › in %s of “%s” › reads as open %j', (language, note, open) => {
  const lines = readLines(note, language);
  expect(lines.flatMap(({ text, isOpen }) => (isOpen ? [text] : []))).toEqual(open);
});
