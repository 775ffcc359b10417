import { expect, test } from 'vitest';
import { openSentences } from './open-sentences.ts';

const candidate = {
  strengths: [],
  areasToProbe: [],
  followUps: [],
  requirementEvidence: [],
  seenEarlier: [],
  toPrepare: [],
  furtherWhen: [],
  beforeOffer: [],
  alsoOpen: [],
  privateMatters: [],
};

test('openSentences › questions, points and follow-ups that settle a note › each sentence once, with where it is asked', () => {
  const question = (id: string, order: number, followsUp?: string) =>
    ({ id, order, ...(followsUp === undefined ? {} : { followsUp }) }) as never;
  const evidence = { cvId: 'cv', page: 1, start: 0, end: 20, quote: 'Paused the batch run' };
  const followUps = [{ questionId: 'c', text: 'Take that one.', evidence, followsUp: 'Who paused it is open.' }];
  const toSettle = [
    { text: 'Two days here?', followsUp: true, leftOpen: 'The days were not raised.' },
    { text: 'When could you begin?', followsUp: true },
  ];
  const questions = [
    question('a', 1),
    question('b', 2, 'How he checks is open'),
    question('c', 3),
    question('d', 4, 'what he does first'),
  ];
  expect(openSentences({ questions, candidate: { ...candidate, followUps, toSettle } })).toEqual([
    { text: 'The days were not raised.', isPoint: true, questions: [], followUps: [] },
    { text: 'How he checks is open.', isPoint: false, questions: [2], followUps: [] },
    { text: 'Who paused it is open.', isPoint: false, questions: [], followUps: [3] },
    // copied from the middle of a sentence
    { text: '… what he does first.', isPoint: false, questions: [4], followUps: [] },
  ]);
  expect(openSentences({ questions: [question('a', 1)], candidate: { ...candidate, toSettle: [] } })).toEqual([]);
});

test('openSentences › one sentence of a note is part of another › once, with both places', () => {
  const evidence = { cvId: 'cv', page: 1, start: 0, end: 20, quote: 'Paused the batch run' };
  const whole = 'I wondered whether he would want to be at the charging end at seven';
  const part = 'whether he would want to be at the charging end';
  const followUps = [{ questionId: 'a', text: 'Which part would you not do?', evidence, followsUp: part }];
  const toSettle = [{ text: 'Would that do?', followsUp: true, leftOpen: whole }];
  const questions = [{ id: 'a', order: 5 } as never];
  expect(openSentences({ questions, candidate: { ...candidate, followUps, toSettle } })).toEqual([
    { text: `${whole}.`, isPoint: true, questions: [], followUps: [5] },
  ]);
});
