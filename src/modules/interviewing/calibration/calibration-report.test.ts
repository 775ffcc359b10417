import { expect, test } from 'vitest';
import { calibrationReport } from './calibration-report.ts';
import type { CompletedInterview } from './scored-interviews.ts';

function completed(scores: readonly number[], change: Partial<CompletedInterview> = {}): CompletedInterview {
  return {
    id: 'i',
    at: '2026-11-20T09:00:00.000Z',
    positionId: 'p1',
    position: 'Nurse',
    type: 'technical',
    userRole: null,
    recommendation: 'hire',
    notMet: 0,
    finishedLate: false,
    answers: scores.map((score) => ({ questionId: 'q', score, ticks: [], hasNote: true, redFlag: false })),
    leastScores: null,
    ...change,
  };
}

test('calibrationReport › three interviews and ten scores › tells the mean and the middle half; of two, or of nine, only how many', () => {
  const enough = [completed([1, 4, 5]), completed([5, 6, 7]), completed([7, 8, 9, 10])];
  expect(calibrationReport(enough, 'UTC')).toMatchObject({
    interviews: 3,
    scores: 10,
    mean: 6.2,
    middle: { from: 5, to: 8 },
    months: [{ month: '2026-11', interviews: 3 }],
    positions: [{ title: 'Nurse', mean: 6.2 }],
  });
  for (const few of [enough.slice(1).concat([]), [completed([1, 4]), ...enough.slice(0, 2)]]) {
    const { scores, ...rest } = calibrationReport(few, 'UTC');
    expect(scores).toBeGreaterThan(6);
    expect(rest).toMatchObject({ mean: null, middle: null, ranges: null, months: [], positions: [], findings: [] });
  }
});

test('calibrationReport › nothing completed › says that', () => {
  expect(calibrationReport([], 'UTC')).toMatchObject({
    interviews: 0,
    scores: 0,
    span: null,
    undecided: 0,
    counts: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  });
});

test('calibrationReport › one without a recommendation › is counted as such and in no figure', () => {
  const report = calibrationReport([completed([], { recommendation: null, answers: null }), completed([5])], 'UTC');
  expect(report).toMatchObject({ interviews: 1, scores: 1, undecided: 1 });
});

test('calibrationReport › an evening in Kyiv › is of the month that Kyiv has', () => {
  const at = '2026-10-31T22:30:00.000Z';
  const held = Array.from({ length: 3 }, () => completed([2, 5, 7, 9], { at }));
  expect(calibrationReport(held, 'Europe/Kyiv').months).toMatchObject([{ month: '2026-11' }]);
  expect(calibrationReport(held, 'UTC').months).toMatchObject([{ month: '2026-10' }]);
});

test('calibrationReport › a month and a position with one interview › have no mean', () => {
  const report = calibrationReport(
    [
      completed([5, 6, 7, 8, 9, 5, 6, 7, 8, 9], { positionId: 'p2', position: 'Vet' }),
      ...Array.from({ length: 3 }, () => completed([2, 5, 7, 9], { at: '2026-09-02T09:00:00.000Z' })),
    ],
    'UTC',
  );
  expect(report.months).toMatchObject([
    { month: '2026-11', interviews: 1, mean: null },
    { month: '2026-09', interviews: 3, mean: 5.8 },
  ]);
  expect(report.positions).toMatchObject([
    { title: 'Nurse', scores: 12, mean: 5.8 },
    { title: 'Vet', scores: 10, mean: null },
  ]);
  expect(report.span).toEqual({ from: '2026-09-02T09:00:00.000Z', to: '2026-11-20T09:00:00.000Z' });
});
