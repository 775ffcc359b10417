import { expect, test } from 'vitest';
import { minuteStops } from './minute-stops.ts';

const competencies = [
  { id: 'faults', name: 'fault finding', mustHave: true },
  { id: 'papers', name: 'papers', mustHave: false },
];
const question = (order: number, competencyId: string, mustAsk = true) => ({
  id: `q${String(order)}`,
  order,
  competencyId,
  mustAsk,
});
const plan = {
  competencies,
  questions: [question(1, 'faults'), question(2, 'papers'), question(3, 'faults', false)],
  flow: [
    { kind: 'intro', minutes: 3 },
    { kind: 'question', minutes: 6, questionId: 'q1' },
    { kind: 'question', minutes: 5, questionId: 'q2' },
    { kind: 'question', minutes: 4, questionId: 'q3' },
    { kind: 'wrap_up', minutes: 2 },
    { kind: 'buffer', minutes: 0 },
  ],
} as const;

test('minuteStops › of a plan › lead to each question and to the parts that are shown, and mark what weighs most', () => {
  const stops = minuteStops(plan, [{ name: 'intro', minutes: 3 }]);
  expect(stops.map(({ kind, minutes, place, weighsMost }) => [kind, minutes, place, weighsMost])).toEqual([
    ['intro', 3, 'plan-part-intro', false],
    ['question', 6, 'question-q1', true],
    ['question', 5, 'question-q2', false],
    // optional, so no decision depends on it
    ['question', 4, 'question-q3', false],
    ['wrap_up', 2, undefined, false],
  ]);
});
