import { expect, test } from 'vitest';
import { aQuestion } from '#knowledge/plan/assemble-example.ts';
import { isOfOtherMatter } from './is-of-other-matter.ts';

const roster = 'Safe staffing and fair rostering';
const team = 'Team culture, sickness and speaking up';
const nights = 'Running the crew, days and nights';
const shift = aQuestion('1', {
  text: 'Tell us what you decided on a shift that came up short.',
  focusAreas: [roster],
  probes: [{ text: 'SafeCare shows a red flag. Who is holding the ward budget?', trigger: 'next_fact' }],
});
const core = [
  shift,
  aQuestion('2', { text: 'Tell us about a complaint.', focusAreas: [team, nights] }),
  aQuestion('3', { text: 'Where does the money go?', focusAreas: ['Holding the ward budget'] }),
];

test.each([
  ['another question’s area', 'Sickness on your ward is at 6.4%. What have you done yourself to get it down?', true],
  ['its own area as well', 'Your roster has sickness at 6.4%. What did you do about that?', false],
  ['a part of two words, half of it', 'How does the culture there differ?', false],
  ['all of a part of two words', 'How would you change the culture of the team?', true],
  ['a word of any trade', 'How many days did that take?', false],
  ['what the question speaks of itself', 'Who told you about the budget for the ward you are holding?', false],
  ['no area', 'Who covered the gap that night?', false],
])('isOfOtherMatter › a follow-up that names %s', (_, text, isOther) => {
  expect(isOfOtherMatter(text, shift, core)).toBe(isOther);
});

test('isOfOtherMatter › in Ukrainian › knows an area in any form', () => {
  const first = aQuestion('1', { text: 'Подивіться на аркуш.', focusAreas: ['Платіжний календар'] });
  const second = aQuestion('2', { text: 'Як визнати виручку?', focusAreas: ['Аванси пацієнтів і визнання виручки'] });
  expect(isOfOtherMatter('Скільки авансів пацієнтів ви звіряли щомісяця?', first, [first, second])).toBe(true);
  expect(isOfOtherMatter('Скільки авансів ви звіряли у своєму календарі?', first, [first, second])).toBe(false);
});
