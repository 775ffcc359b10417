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
    { text: 'The days were not raised.', isPoint: true, questions: [] },
    { text: 'How he checks is open.', isPoint: false, questions: [2] },
    { text: 'Who paused it is open.', isPoint: false, questions: [3] },
    // copied from the middle of a sentence
    { text: '… what he does first.', isPoint: false, questions: [4] },
  ]);
  expect(openSentences({ questions: [question('a', 1)], candidate: { ...candidate, toSettle: [] } })).toEqual([]);
});
