import { expect, test } from 'vitest';
import { pointsOfRun } from './points-of-run.ts';

type Ran = Parameters<typeof pointsOfRun>[0];

const requirements = ['Polish', 'A licence', 'Nights'].map((text) => ({ text, basis: text, kind: 'other' as const }));
const ran = {
  plan: {
    requirements,
    candidate: { toSettle: [{ text: 'How is your Polish?', requirement: 0 }, { text: 'Until when?' }], followUps: [] },
  } as unknown as Ran['plan'],
  // first the requirements that no point settles, then the points
  requirementAnswers: ['no', 'open', 'yes'],
} satisfies Ran;

test('pointsOfRun › one requirement is settled by a point › each has its place in the plan beside that of its answer', () => {
  const points = pointsOfRun(ran).map(({ said, requirement, index, answer }) => [said, requirement, index, answer]);
  expect(points).toEqual([
    ['toSettle', 0, 2, 'yes'],
    ['toSettle', undefined, 3, null],
    ['requirements', 1, 0, 'no'],
    ['requirements', 2, 1, 'open'],
  ]);
});

test('pointsOfRun › the position does without a requirement by now › it is told nowhere, the others keep their places', () => {
  const points = pointsOfRun({ ...ran, notChecked: [0] }).map(({ requirement }) => requirement);
  expect(points).toEqual([0, undefined, 2]);
});
