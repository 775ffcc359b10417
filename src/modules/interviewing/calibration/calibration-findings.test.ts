import { expect, test } from 'vitest';
import { calibrationFindings, rangesWithin } from './calibration-findings.ts';
import type { ScoredInterview } from './scored-interview.ts';

let made = 0;
/** An interview that triggers no finding. */
function held(change: Partial<ScoredInterview> = {}): ScoredInterview {
  made += 1;
  return {
    id: String(made),
    at: '2026-11-20T09:00:00.000Z',
    position: 'Nurse',
    positionId: 'nurse',
    scores: [2, 5, 8, 9],
    withoutBasis: 0,
    ticked: { of: 4, above: 0, below: 0 },
    finishedLate: false,
    isShared: false,
    recommendation: 'further_interview',
    standing: undefined,
    ...change,
  };
}

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);
const kinds = (interviews: readonly ScoredInterview[]) => calibrationFindings(interviews).map(({ kind }) => kind);

test('calibrationFindings › interviews of which nothing stands out › says nothing', () => {
  expect(kinds(times(12, held))).toEqual([]);
});

test.each(['above', 'below'] as const)(
  'calibrationFindings › a quarter of the scores beside ticks lie %s all of them › says so; of nine, once or of fewer than a quarter it does not',
  (side) => {
    const kind = `${side}Seen`;
    const scored = (...each: readonly (readonly [of: number, against: number])[]) =>
      calibrationFindings(each.map(([of, against]) => held({ ticked: { of, above: 0, below: 0, [side]: against } })));
    expect(scored([4, 1], [4, 1], [4, 1])).toEqual([{ kind, times: 3, of: 12 }]);
    expect(scored([4, 1], [4, 1], [5, 1])).toEqual([]);
    expect(scored([3, 3], [3, 3], [3, 3])).toEqual([]);
    expect(scored([4, 4], [4, 4], [2, 0])).toEqual([{ kind, times: 8, of: 10 }]);
  },
);

test('calibrationFindings › a quarter of the scores without tick and note › says so; of fewer it does not', () => {
  const without = (...each: readonly number[]) =>
    calibrationFindings(each.map((withoutBasis) => held({ withoutBasis })));
  expect(without(1, 1, 1)).toEqual([{ kind: 'noBasis', times: 3, of: 12 }]);
  expect(without(1, 1, 0)).toEqual([]);
  // Two interviews have eight scores between them, which is too few.
  expect(without(4, 4)).toEqual([]);
});

test('calibrationFindings › two of eight finished late › says so with both; of nine, or one of three, it does not', () => {
  const late = (count: number, of: number) =>
    calibrationFindings([...times(count, () => held({ finishedLate: true })), ...times(of - count, held)]);
  expect(late(2, 8)).toMatchObject([{ kind: 'finishedLate', times: 2, of: 8, examples: [{}, {}] }]);
  expect(late(2, 9)).toEqual([]);
  expect(late(1, 3)).toEqual([]);
  expect(late(2, 2)).toEqual([]);
  const [finding] = late(5, 6);
  expect(finding).toMatchObject({ times: 5, of: 6, examples: [{}, {}, {}] });
  expect(Object.keys(finding !== undefined && 'examples' in finding ? (finding.examples[0] ?? {}) : {})).toEqual([
    'id',
    'at',
    'position',
  ]);
});

test('calibrationFindings › opened again after its end › counts among those that were finished late in no way', () => {
  const known = times(2, () => held({ finishedLate: true }));
  expect(kinds([...known, ...times(4, () => held({ finishedLate: null }))])).toEqual([]);
  expect(calibrationFindings([...known, held(), held({ finishedLate: null })])).toMatchObject([{ times: 2, of: 3 }]);
});

test('calibrationFindings › all four scores of an interview within one of each other › says so; three scores are not compared', () => {
  const within = (...each: readonly (readonly number[])[]) =>
    calibrationFindings(each.map((scores) => held({ scores }))).filter(({ kind }) => kind === 'alike');
  expect(within([6, 7, 6, 7], [2, 2, 3, 2], [2, 4, 5, 9])).toMatchObject([{ kind: 'alike', times: 2, of: 3 }]);
  expect(within([6, 7, 6, 8], [2, 2, 3, 2], [2, 4, 5, 9])).toEqual([]);
  expect(within([6, 7, 6, 7], [2, 2, 3, 2], [2, 4, 9])).toEqual([]);
});

test('rangesWithin › three interviews of four scores › one apart at most, up to three, and more', () => {
  const of = (...each: readonly (readonly number[])[]) => rangesWithin(each.map((scores) => held({ scores })));
  expect(of([5, 5, 6, 6], [5, 5, 6, 7], [5, 5, 6, 8], [5, 5, 6, 9])).toEqual({ alike: 1, some: 2, wide: 1 });
  expect(of([5, 5, 6, 6], [5, 5, 6, 7], [5, 5, 6])).toBeNull();
});

test('calibrationFindings › eight of ten scores in one band › says that and not that the ends are not used', () => {
  const all = (...scores: readonly number[]) => calibrationFindings([held({ scores })]);
  expect(all(7, 8, 7, 8, 7, 8, 7, 8, 3, 9)).toEqual([{ kind: 'oneBand', band: '7-8', times: 8, of: 10 }]);
  expect(kinds([held({ scores: times(40, () => 7) })])).toEqual(['oneBand']);
});

test('calibrationFindings › forty scores without one at an end › names the end; of 39 it does not', () => {
  const from = (count: number, ...scores: readonly number[]) =>
    calibrationFindings([held({ scores: times(count, () => scores).flat() })]);
  expect(from(20, 5, 9)).toEqual([{ kind: 'neverLow', of: 40 }]);
  expect(from(20, 3, 8)).toEqual([{ kind: 'neverHigh', of: 40 }]);
  expect(from(20, 4, 8).map(({ kind }) => kind)).toEqual(['neverHigh', 'neverLow']);
  expect(from(13, 4, 6, 8)).toEqual([]);
});

test('calibrationFindings › five later interviews a whole point above five earlier ones › says so; four, or less than a point, it does not', () => {
  const halves = (count: number, later: readonly number[], earlier: readonly number[]) =>
    calibrationFindings([
      ...times(count, () => held({ scores: later })),
      ...times(count, () => held({ scores: earlier })),
    ]);
  expect(halves(5, [4, 6, 9, 9], [3, 5, 7, 9])).toEqual([
    { kind: 'drift', earlier: { interviews: 5, mean: 6 }, later: { interviews: 5, mean: 7 } },
  ]);
  expect(halves(5, [3, 5, 7, 9], [4, 6, 9, 9])).toMatchObject([{ kind: 'drift', later: { mean: 6 } }]);
  expect(halves(4, [4, 6, 9, 9], [3, 5, 7, 9])).toEqual([]);
  expect(halves(5, [4, 6, 8, 9], [3, 5, 7, 9])).toEqual([]);
  // Nine scores in one half are too few.
  expect(halves(5, [9], [3])).toEqual([]);
});

test('calibrationFindings › two of three hires with a score below what an offer takes › says so; where the plan does not say what, they do not count', () => {
  const hires = (...standings: readonly ScoredInterview['standing'][]) =>
    calibrationFindings(standings.map((standing) => held({ recommendation: 'hire', standing })));
  expect(hires('below', 'below', 'met')).toMatchObject([{ kind: 'hireBelow', times: 2, of: 3 }]);
  expect(hires('below', 'met', 'met')).toEqual([]);
  expect(hires('below', 'below', undefined)).toEqual([]);
  expect(kinds(times(3, () => held({ recommendation: 'no_hire', standing: 'below' })))).toEqual([]);
});

test('calibrationFindings › two of three refused though everything was met › says so; further interviews do not count', () => {
  const refused = (...standings: readonly ScoredInterview['standing'][]) =>
    calibrationFindings(standings.map((standing) => held({ recommendation: 'no_hire', standing })));
  expect(refused('met', 'met', 'between')).toMatchObject([{ kind: 'noThoughMet', times: 2, of: 3 }]);
  expect(refused('met', 'between', 'below')).toEqual([]);
  expect(kinds(times(3, () => held({ standing: 'met' })))).toEqual([]);
});
