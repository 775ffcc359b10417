import { expect, test } from 'vitest';
import { comparedRounds } from './compared-rounds.ts';
import type { DecidedInterview } from './comparison-queries.ts';

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
    coreHash: 'core',
    competencies: [{ id: 'care', name: 'Care', mustHave: true }],
    questions: asked.map(([text], at) => ({ id: `${id}.${text}`, order: at + 1, text, competencyId: 'care' })),
    leastScores: asked.flatMap(([, least], at) => (least === undefined ? [] : { order: at + 1, least })),
    requirements: [],
    points: [],
    answers: [],
    requirementAnswers: {},
  };
}

test('comparedRounds › less was enough of one who had been seen to do it well › the others are measured by what it takes', () => {
  const newest = decided('newest', [['Dosage'], ['Handover', 6], ['Falls', 4]]);
  const before = decided('before', [['Falls', 6], ['Dosage'], ['Handover', 6]]);
  const [round] = comparedRounds([newest, before]);
  expect(round?.questions.map(({ text, least }) => [text, least])).toEqual([
    ['Dosage', null],
    ['Handover', 6],
    ['Falls', 6],
  ]);
});
