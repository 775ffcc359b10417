import { expect, test } from 'vitest';
import { comparedRounds } from './compared-rounds.ts';
import type { DecidedInterview } from './comparison-queries.ts';

/** For deciding questions an offer requires a 6, for the others less. */
type Asked = readonly (readonly [text: string, least?: number])[];

function decided(id: string, asked: Asked): DecidedInterview {
  return {
    id,
    candidateId: id,
    candidateName: id,
    type: 'technical',
    durationMinutes: 45,
    language: 'en',
    startedAt: new Date('2026-11-28T10:00:00Z'),
    recommendation: 'hire',
    questionsInAdvance: false,
    unmet: { notMet: 0, open: 0 },
    coreHash: 'core',
    competencies: [{ id: 'care', name: 'Care', mustHave: true }],
    questions: asked.map(([text], at) => ({ id: `${id}.${text}`, order: at + 1, text, competencyId: 'care' })),
    tasks: [],
    leastScores: asked.flatMap(([, least], at) =>
      least === undefined ? [] : { order: at + 1, least, ...(least < 6 && { ifAsked: true }) },
    ),
    requirements: [],
    points: [],
    answers: [],
    requirementAnswers: {},
  };
}

test('comparedRounds › less was enough of one who had been seen to do it well › the others are measured by what it takes', () => {
  const newest = decided('newest', [
    ['Dosage', 4],
    ['Handover', 6],
    ['Falls', 4],
  ]);
  const before = decided('before', [
    ['Falls', 6],
    ['Dosage', 4],
    ['Handover', 6],
  ]);
  const [round] = comparedRounds([newest, before]);
  expect(round?.questions.map(({ text, least, decides }) => [text, least, decides])).toEqual([
    ['Handover', 6, true],
    ['Falls', 6, true],
    ['Dosage', 4, false],
  ]);
});

test('comparedRounds › what decides comes first › each answer stays with its question', () => {
  const both = (['newest', 'before'] as const).map((id) => ({
    ...decided(id, [
      ['Dosage', 4],
      ['Handover', 6],
    ]),
    answers: [
      { questionId: `${id}.Dosage`, score: 3, notes: '', redFlagSeen: false },
      { questionId: `${id}.Handover`, score: 8, notes: '', redFlagSeen: false },
    ],
  }));
  const [round] = comparedRounds(both);
  for (const { answers } of round?.interviews ?? []) expect(answers.map((answer) => answer?.score)).toEqual([8, 3]);
});

test('comparedRounds › plans from before each question had its least score › keep the order of the talk behind what decides', () => {
  const [round] = comparedRounds(
    ['newest', 'before'].map((id) => decided(id, [['Dosage'], ['Handover', 6], ['Falls']])),
  );
  expect(round?.questions.map(({ text, least }) => [text, least])).toEqual([
    ['Handover', 6],
    ['Dosage', null],
    ['Falls', null],
  ]);
});

test('comparedRounds › a requirement that was not asked, and one that the plan does not have › are told apart', () => {
  const asked: Asked = [['Dosage', 6]];
  const newest = {
    ...decided('newest', asked),
    requirements: [{ text: 'Night shifts', basis: 'Night shifts' }],
    requirementAnswers: { 'Night shifts': 'yes' as const },
  };
  const silent = { ...decided('silent', asked), requirements: [{ text: 'Night shifts', basis: 'Night shifts' }] };
  const [round] = comparedRounds([newest, silent, decided('without', asked)]);
  expect(Object.fromEntries(round?.interviews.map(({ id, requirements }) => [id, requirements]) ?? [])).toEqual({
    newest: ['yes'],
    silent: ['not_asked'],
    without: [null],
  });
});

test('comparedRounds › a sheet that several were set › stands beside the questions, each with their score, and counts for no mean', () => {
  const sheet = { id: 'dip', competencyId: 'care', handout: ['S1: 134.5'], anchors: [] };
  const withTask = (id: string, score: number, change = {}) => ({
    ...decided(id, [['Dosage', 6]]),
    tasks: [{ ...sheet, text: `${id}: look at this sheet`, ...change }],
    answers: [
      { questionId: `${id}.Dosage`, score: 8, notes: '', redFlagSeen: false },
      { questionId: 'dip', score, notes: '', redFlagSeen: false },
    ],
  });
  const byHand = { handout: ['S1: 130'] };
  const [round] = comparedRounds([withTask('late', 4), withTask('longer', 6), withTask('changed', 9, byHand)]);
  expect(round?.tasks).toEqual([{ text: 'late: look at this sheet', competency: 'Care' }]);
  expect(round?.interviews.map(({ taskAnswers, mean }) => [taskAnswers.map((one) => one?.score), mean])).toEqual([
    [[4], 8],
    [[6], 8],
    [[undefined], 8],
  ]);
  expect(comparedRounds([withTask('one', 4), decided('other', [['Dosage', 6]])])[0]?.tasks).toEqual([]);
});
