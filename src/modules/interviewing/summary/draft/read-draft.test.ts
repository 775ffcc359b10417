import { describe, expect, it } from 'vitest';
import { toldNotes } from '#modules/interviewing/suggestion/told-notes.ts';
import { readDraft } from './read-draft.ts';

const notes =
  'Moved the index first and watched the p95 for an hour. Told the team early, at 9. Has two small children.';
const answers = [
  {
    order: 2,
    question: 'How did you move the database?',
    score: 8,
    redFlagSeen: false,
    notes: toldNotes(notes, { name: 'Ada' }),
  },
];
const item = {
  text: 'Moves the index first and watches the p95.',
  question: 2,
  quote: 'Moved the index first and watched the p95',
};
const read = (lists: object, language: 'en' | 'uk' = 'en') =>
  readDraft(JSON.stringify({ assessment: [], strengths: [], concerns: [], ...lists }), answers, language);

describe('readDraft', () => {
  it('items that the notes bear out › read › are sentences with their question behind them', () => {
    const open = { ...item, text: 'Leaves open what it cost' };
    expect(read({ assessment: [item, open], strengths: [{ ...item, text: 'Tells the team at 9' }] })).toEqual({
      value: {
        overallAssessment: 'Moves the index first and watches the p95 (Q2). Leaves open what it cost (Q2).',
        strengths: ['Tells the team at 9 (Q2)'],
        concerns: [],
      },
      checks: [],
      accepted: 3,
    });
  });

  it.each([
    ['a quote that was not noted', { quote: 'rewrote everything in Rust' }, 'evidence.not_found'],
    ['another question’s number', { question: 3 }, 'evidence.not_found'],
    ['a figure that was not noted', { text: 'Watches the p95 for 3 hours' }, 'claim.unfounded'],
    ['whom to take', { text: 'A strong fit: recommend to hire' }, 'claim.unfounded'],
    ['private life', { text: 'Has two small children and will often be away' }, 'law.item'],
    ['a quote about private life', { quote: 'Has two small children.' }, 'law.item'],
    ['another language', { text: 'Спершу переносить індекс' }, 'text.language'],
  ])('%s › read › is left out alone', (_, change, check) => {
    const draft = read({ strengths: [{ ...item, ...change }], concerns: [item] });
    expect(draft).toMatchObject({
      value: { strengths: [], concerns: [expect.stringContaining('(Q2)')] },
      checks: [check],
    });
  });

  it('a sentence that stands already › read › stands once', () => {
    expect(read({ assessment: [item], strengths: [item] })).toMatchObject({ value: { strengths: [] }, accepted: 1 });
  });

  it.each([
    'Certainly!',
    '{}',
    JSON.stringify({ assessment: [{ ...item, quote: 'no' }], strengths: [], concerns: [] }),
  ])('%s › read › is of no use', (answer) => expect(readDraft(answer, answers, 'en')).toBeUndefined());
});
