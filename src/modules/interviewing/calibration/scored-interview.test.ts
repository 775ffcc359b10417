import { expect, test } from 'vitest';
import { scoredInterview } from './scored-interview.ts';
import type { CompletedInterview } from './scored-interviews.ts';

type Answered = NonNullable<CompletedInterview['answers']>[number];

function answer(score: number | null, change: Partial<Answered> = {}): Answered {
  return { questionId: 'q1', score, ticks: [], hasNote: false, redFlag: false, ...change };
}

function told(answers: readonly Answered[], change: Partial<CompletedInterview> = {}) {
  return scoredInterview({
    id: 'i1',
    at: '2026-11-20T09:00:00.000Z',
    positionId: 'p1',
    position: 'Nurse',
    type: 'technical',
    userRole: null,
    recommendation: 'hire',
    notMet: 0,
    finishedLate: false,
    answers: [...answers],
    leastScores: null,
    ...change,
  });
}

test('scoredInterview › not decided, or nothing scored › is none', () => {
  expect(told([answer(5)], { recommendation: null })).toBeUndefined();
  expect(told([])).toBeUndefined();
  expect(told([answer(null, { redFlag: true })])).toBeUndefined();
});

test('scoredInterview › a tick or a note › is what a score rests on', () => {
  const given = [answer(5), answer(5, { hasNote: true }), answer(5, { ticks: ['2.0'] })];
  expect(told(given)).toMatchObject({ scores: [5, 5, 5], withoutBasis: 1, ticked: { of: 1 } });
});

test.each([
  { score: 7, ticks: ['2.0', '1.1'], above: 1, below: 0 },
  { score: 6, ticks: ['2.0', '1.1'], above: 0, below: 0 },
  { score: 3, ticks: ['2.0', '1.1'], above: 0, below: 0 },
  { score: 0, ticks: ['2.0', '1.1'], above: 0, below: 1 },
  { score: 10, ticks: ['4.0'], above: 0, below: 0 },
  { score: 8, ticks: ['4.0'], above: 0, below: 1 },
  { score: 1, ticks: ['0.0'], above: 1, below: 0 },
])('scoredInterview › $score beside $ticks › $above above, $below below', ({ score, ticks, above, below }) => {
  expect(told([answer(score, { ticks })])?.ticked).toEqual({ of: 1, above, below });
});

test('scoredInterview › a panel, or several who interview › is shared', () => {
  expect(told([answer(5)], { type: 'panel' })?.isShared).toBe(true);
  expect(told([answer(5)], { userRole: 'Farm owner, with our vet' })?.isShared).toBe(true);
  expect(told([answer(5)], { userRole: 'Head of nursing' })?.isShared).toBe(false);
});

const takes = [
  { questionId: 'q1', least: 7 },
  { questionId: 'q2', least: 4, ifAsked: true as const },
];

test.each([
  { q1: 7, q2: 4, standing: 'met' },
  { q1: 7, q2: null, standing: 'met' },
  { q1: 6, q2: 4, standing: 'below' },
  { q1: 7, q2: 3, standing: 'below' },
  { q1: null, q2: 4, standing: 'between' },
])('scoredInterview › $q1 and $q2 where an offer takes 7, and 4 if asked › $standing', ({ q1, q2, standing }) => {
  const given = [answer(q1), answer(q2, { questionId: 'q2' })].filter(({ score }) => score !== null);
  expect(told(given, { leastScores: takes })?.standing).toBe(standing);
});

test('scoredInterview › all that an offer takes, and something against it › is not met', () => {
  expect(told([answer(8)], { leastScores: takes, notMet: 1 })?.standing).toBe('between');
  expect(told([answer(8, { redFlag: true })], { leastScores: takes })?.standing).toBe('between');
  expect(told([answer(8)], { leastScores: [] })?.standing).toBeUndefined();
});
