import { expect, test } from 'vitest';
import type { FollowUp, Question } from '#contracts/interviewing/plan/plan.ts';
import { acceptNotedQuestions } from './accept-noted-questions.ts';

const core = [{ id: 'a' } as Question, { id: 'b' } as Question];
const feedback = 'Very good on the floaters case. Leading others stayed general. Two small children at home.';
const accepted = (question: number, feedbackWords: string, followUps: readonly FollowUp[] = []) =>
  acceptNotedQuestions([{ question, feedbackWords }], { core, followUps, feedback, language: 'en' });

test('acceptNotedQuestions › words of the note › stand with their question', () => {
  expect(accepted(2, 'very good on the floaters case')).toEqual([
    { questionId: 'b', words: 'Very good on the floaters case' },
  ]);
});

test.each([
  ['a question that is none', 9, 'Very good on the floaters case'],
  ['words that the note does not have', 1, 'Very good on cataracts'],
  ['no words', 1, ''],
  ['private life', 1, 'Two small children at home.'],
])('acceptNotedQuestions › %s › is left out', (_, question, words) => {
  expect(accepted(question, words)).toEqual([]);
});

test('acceptNotedQuestions › a follow-up settles another part of the note › what was seen stays seen', () => {
  const open = { questionId: 'a', followsUp: 'Leading others stayed general.' } as FollowUp;
  expect(accepted(1, 'Very good on the floaters case', [open])).toHaveLength(1);
});

test('acceptNotedQuestions › a follow-up settles these very words › they are not seen done well', () => {
  const open = { questionId: 'a', followsUp: 'Very good on the floaters case.' } as FollowUp;
  expect(accepted(1, 'very good on the floaters case', [open])).toEqual([]);
});
