import { expect, test } from 'vitest';
import { repeatsQuote } from './repeats-quote.ts';

test.each([
  ['Your CV says you replaced 14 old drives, with ABB. What changed?', 'Replaced 14 old drives with ABB', true],
  ['У резюме є рядок «перевели 6 насосів – частотні». Що змінилося?', 'Перевели 6 насосів – частотні', true],
  ['Your CV says you replaced 14 old drives. What changed?', 'Replaced 14 old drives with ABB', false],
  ['Take a pump that you replaced.', 'Pump that you re', false],
])('repeatsQuote › %s › %s: %s', (question, quote, repeated) => {
  expect(repeatsQuote(question, quote)).toBe(repeated);
});
