import { expect, test } from 'vitest';
import { questionFindings } from './question-findings.ts';

type Given = Partial<Omit<Parameters<typeof questionFindings>[0], 'scores'>> & { readonly scores?: readonly number[] };

function findings({ scores = [], ...rest }: Given) {
  const counts = Array.from({ length: 11 }, (_, score) => scores.filter((one) => one === score).length);
  const of = scores.length;
  return questionFindings({
    interviews: of,
    skipped: 0,
    notReached: 0,
    minutes: null,
    skips: [],
    ...rest,
    scores: { counts, of, mean: null, least: null, most: null },
  });
}

const times = (count: number, score: number) => Array.from({ length: count }, () => score);

test.each([
  { scores: [7, 7] },
  { scores: [2, 9] },
  { interviews: 2, skipped: 2, skips: ['no_time'] },
  { minutes: { taken: 12, planned: 6, of: 2 } },
] satisfies Given[])('questionFindings › two answers: %j › says nothing', (given) => {
  expect(findings(given)).toEqual([]);
});

test('questionFindings › all scores within two of each other › tells nobody apart', () => {
  expect(findings({ scores: [6, 8, 7, 6, 8, 7] })).toEqual([{ kind: 'alike', within: 6, of: 6, from: 6, to: 8 }]);
  expect(findings({ scores: [6, 9, 7] })).toEqual([]);
});

test('questionFindings › scores that are far from each other › tells candidates apart', () => {
  expect(findings({ scores: [5, 9, 7] })).toEqual([{ kind: 'apart', of: 3, from: 5, to: 9 }]);
});

test('questionFindings › one of ten lies elsewhere › says the same of the others, with how many they are', () => {
  expect(findings({ scores: [...times(9, 7), 1] })).toEqual([{ kind: 'alike', within: 9, of: 10, from: 7, to: 7 }]);
  expect(findings({ scores: [...times(8, 7), 1] })).toEqual([{ kind: 'apart', of: 9, from: 1, to: 7 }]);
  expect(findings({ scores: [...times(18, 7), 1, 2] })).toEqual([
    { kind: 'alike', within: 18, of: 20, from: 7, to: 7 },
  ]);
  expect(findings({ scores: [...times(14, 6), ...times(3, 9), 0] })).toEqual([]);
});

test.each([
  { taken: 9, planned: 6, told: true },
  { taken: 6, planned: 5, told: true },
  { taken: 5, planned: 4, told: true },
  { taken: 11, planned: 10, told: true },
  { taken: 6, planned: 6, told: false },
  { taken: 3, planned: 6, told: false },
])('questionFindings › $taken minutes in place of $planned › is told: $told', ({ told, ...minutes }) => {
  const slow = { kind: 'slow', ...minutes, of: 3 };
  expect(findings({ minutes: { ...minutes, of: 3 } })).toEqual(told ? [slow] : []);
});

test('questionFindings › skipped by a third, and more than once › is told, with the reason of most', () => {
  const skips = (reasons: NonNullable<Given['skips']>, interviews: number) =>
    findings({ interviews, skipped: reasons.length, skips: reasons });
  expect(skips(['no_time', 'other', 'no_time'], 5)).toEqual([{ kind: 'skipped', times: 3, of: 5, reason: 'no_time' }]);
  expect(skips(['no_time', 'other'], 6)).toEqual([{ kind: 'skipped', times: 2, of: 6, reason: null }]);
  expect(skips(['no_time', 'no_time'], 7)).toEqual([]);
  expect(skips(['no_time'], 3)).toEqual([]);
});

test('questionFindings › not reached in most interviews › is told', () => {
  expect(findings({ interviews: 4, notReached: 3 })).toEqual([{ kind: 'notReached', times: 3, of: 4 }]);
});
