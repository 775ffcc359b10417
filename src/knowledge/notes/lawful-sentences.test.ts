import { expect, test } from 'vitest';
import { lawfulSentences } from './lawful-sentences.ts';

test.each([
  [
    'en',
    'She would rather not do any weekend phone as she has her mother living with her, asked if it could be left out.',
    'She would rather not do any weekend phone …',
  ],
  [
    'en',
    'Wants £200 a day and would rather not do the storm rota because he has his little girl every other weekend.',
    'Wants £200 a day and would rather not do the storm rota …',
  ],
  [
    'en',
    "He's after two fixed days at home because of school runs and wasn't keen on Lincoln.",
    "He's after two fixed days at home …",
  ],
  ['uk', 'Хоче суботи вільні всі (донька), ми поки нічого не відповіли.', 'Хоче суботи вільні всі …'],
  ['uk', 'Просить не ставити в ніч, бо має двох малих дітей.', 'Просить не ставити в ніч …'],
] as const)('lawfulSentences › in %s of “%s” › keeps the wish: “%s”', (language, sentence, left) => {
  expect(lawfulSentences(sentence, language)).toEqual([left]);
});

test.each([
  // A conclusion drawn from a private fact is removed with it.
  ['en', 'Single mum, shifts will be a problem.'],
  ['en', 'Wears a hijab, front desk might be a problem.'],
  ['en', 'Mentioned her anxiety, so not for this pressure.'],
  ['en', 'Wants a baby soon, so not for a two-year project.'],
  ['en', 'Would leave as soon as she has a baby.'],
  ['uk', 'Мати-одиначка, зі змінами буде важко.'],
  ['uk', 'Кульгає, до клієнтів не поїде.'],
  ['uk', 'Хоче велику родину, отже піде в декрет.'],
] as const)('lawfulSentences › in %s of “%s” › keeps nothing', (language, sentence) => {
  expect(lawfulSentences(sentence, language)).toEqual([]);
});

test('lawfulSentences › of a note › leaves lawful sentences as they are, and very short ones and a loss away', () => {
  const note = 'Strong on seams. Ok. Not sure how the second line was staffed.\nHer father’s death was hard for her.';
  expect(lawfulSentences(note, 'en')).toEqual(['Strong on seams.', 'Not sure how the second line was staffed.']);
});
