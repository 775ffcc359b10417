import { expect, test } from 'vitest';
import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { scoreGroups } from './score-groups.ts';

const questions = [1, 2, 3, 4].map((order) => ({ id: String(order), order }) as Question);
const groupsOf = (...leastScores: readonly { order: number; least: number; ifAsked?: true }[]) =>
  scoreGroups(questions, { leastScores: [...leastScores], also: [] }).map((group) => [
    group.kind,
    group.least?.least,
    group.questions.map(({ order }) => order),
  ]);

test('scoreGroups › of a plan › what decides first, then the others, in the order of the talk', () => {
  const other = (order: number) => ({ order, least: 4, ifAsked: true as const });
  expect(groupsOf({ order: 2, least: 6 }, { order: 4, least: 6 }, other(1), other(3))).toEqual([
    ['decides', 6, [2, 4]],
    ['others', 4, [1, 3]],
  ]);
});

test('scoreGroups › of a plan from before the others had their least score › they are the rest', () => {
  expect(groupsOf({ order: 2, least: 6 })).toEqual([
    ['decides', 6, [2]],
    ['rest', undefined, [1, 3, 4]],
  ]);
});

test('scoreGroups › of a plan that does not say what an offer takes › are all one', () => {
  expect(scoreGroups(questions, undefined).map(({ kind }) => kind)).toEqual(['rest']);
});
