import { expect, test } from 'vitest';
import { openingInBrief, quoteInBrief } from './in-brief.ts';

test.each([
  ['of a few words', 'Notice  three\nmonths.', 'Notice three months.'],
  [
    'of many words',
    'The plan has been made by the central desk in Doncaster since October 2022, and the depot drives it as it comes',
    'The plan has been made by the central desk in Doncaster since October 2022, and the depot …',
  ],
  ['without a space', 'я'.repeat(200), `${'я'.repeat(90)} …`],
])('quoteInBrief › a line %s › is its beginning, cut at a word', (_case, quote, brief) => {
  expect(quoteInBrief(quote)).toBe(brief);
});

const order = 'We have 45 minutes: first questions, then a few points to clear up, and 5 minutes for your questions.';

test.each([
  ['in English', `“Hello. My name is … and I work here as … ${order} I will take notes.”`, 45, order],
  [
    'in Ukrainian',
    '«Добрий день! Мене звати …, я менеджерка. У нас 60 хвилин: спершу запитання. Я робитиму нотатки.» Для вас: читайте.',
    60,
    'У нас 60 хвилин: спершу запитання.',
  ],
  [
    'with something to warm up',
    `“Hello. ${order}” Then warm up for two minutes: “What does your CV not say?”`,
    45,
    `${order} “What does your CV not say?”`,
  ],
  ['of other minutes', `“Hello. ${order}”`, 4, `“Hello. ${order}”`],
  ['without minutes', 'Say hello.', 45, 'Say hello.'],
])('openingInBrief › %s › tells the order of the talk, or all where none is told', (_case, script, minutes, brief) => {
  expect(openingInBrief(script, minutes)).toBe(brief);
});
