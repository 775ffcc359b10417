import { expect, test } from 'vitest';
import { weightiestOf, weightiestQuestions } from './weightiest-of.ts';

const questions = [
  { order: 1, competencyId: 'faults' },
  { order: 2, competencyId: 'papers' },
  { order: 3, competencyId: 'faults' },
];
const faults = { id: 'faults', name: 'fault finding', mustHave: true };
const papers = { id: 'papers', name: 'papers', mustHave: false };

test('weightiestOf › of a plan with must-haves › names each with its questions, and none where all are alike', () => {
  expect(weightiestOf({ competencies: [faults, papers], questions })).toEqual([
    { name: 'fault finding', numbers: [1, 3] },
  ]);
  expect(weightiestOf({ competencies: [faults], questions })).toEqual([]);
  expect(weightiestOf({ competencies: [papers], questions })).toEqual([]);
});

test('weightiestQuestions › of a plan › are those an offer goes by, else those asked in any case that show a must-have', () => {
  const asked = questions.map((question) => ({
    ...question,
    id: `q${String(question.order)}`,
    mustAsk: question.order !== 3,
  }));
  const plan = { competencies: [faults, papers], questions: asked };
  expect([...weightiestQuestions(plan)]).toEqual(['q1']);
  const leastScores = [
    { order: 1, least: 4, ifAsked: true as const },
    { order: 2, least: 6 },
  ];
  const decision = { weighsMost: 'Papers.', noWhen: [], offer: { leastScores, also: [] } };
  expect([...weightiestQuestions({ ...plan, decision })]).toEqual(['q2']);
});
