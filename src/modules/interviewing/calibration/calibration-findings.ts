import {
  type CalibrationExample,
  type CalibrationFinding,
  leastCalibrated,
} from '#contracts/interviewing/calibration.ts';
import { meanOf } from '#contracts/interviewing/summary/core-mean.ts';
import { oneBandOf, scoresOf } from '#modules/interviewing/question-report/reported-scores.ts';
import type { ScoredInterview } from './scored-interview.ts';

/** Share of the possible cases from which something counts as a habit, provided it happened at least twice. */
const often = 1 / 4;
/** Minimum number of scores in an interview for its scores to be compared with each other. */
const leastInOne = 4;
/** Largest difference between the highest and lowest score at which scores count as hardly differing. */
const alike = 1;
/** If none of at least this many scores is at one end of the scale, that end counts as unused. */
const leastForEnd = 40;
/**
 * Drift compares two halves of the interviews: interviews and scores per half at least, and the minimum difference
 * between their means.
 */
const drift = { interviews: 5, scores: 20, apart: 1 } as const;
const mostExamples = 3;

/**
 * What an interviewer's scores reveal: findings about what the scores rest on come first, findings about decisions
 * last.
 *
 * @param interviews newest first
 */
export function calibrationFindings(interviews: readonly ScoredInterview[]): CalibrationFinding[] {
  return [
    againstTicks('aboveSeen', interviews),
    againstTicks('belowSeen', interviews),
    withoutBasis(interviews),
    habit(
      'finishedLate',
      interviews.filter(({ finishedLate }) => finishedLate !== null),
      (one) => one.finishedLate === true,
    ),
    habit('alike', comparedWithin(interviews), ({ scores }) => rangeOf(scores) <= alike),
    ...useOfScale(interviews.flatMap(({ scores }) => scores)),
    driftOf(interviews),
    habit('hireBelow', decided(interviews, 'hire'), ({ standing }) => standing === 'below'),
    habit('noThoughMet', decided(interviews, 'no_hire'), ({ standing }) => standing === 'met'),
  ].filter((finding) => finding !== undefined);
}

/**
 * Ranges between the highest and lowest score of each interview, counted by width; null if there are too few
 * interviews.
 */
export function rangesWithin(interviews: readonly ScoredInterview[]) {
  const ranges = comparedWithin(interviews).map(({ scores }) => rangeOf(scores));
  if (ranges.length < leastCalibrated.interviews) return null;
  const wide = ranges.filter((range) => range > alike + 2).length;
  const same = ranges.filter((range) => range <= alike).length;
  return { alike: same, some: ranges.length - same - wide, wide };
}

function comparedWithin(interviews: readonly ScoredInterview[]): readonly ScoredInterview[] {
  return interviews.filter(({ scores }) => scores.length >= leastInOne);
}

function rangeOf(scores: readonly number[]): number {
  return Math.max(...scores) - Math.min(...scores);
}

function againstTicks(
  kind: 'aboveSeen' | 'belowSeen',
  interviews: readonly ScoredInterview[],
): CalibrationFinding | undefined {
  const of = sum(interviews.map(({ ticked }) => ticked.of));
  const times = sum(interviews.map(({ ticked }) => (kind === 'aboveSeen' ? ticked.above : ticked.below)));
  return isOften(times, of, leastCalibrated.scores) ? { kind, times, of } : undefined;
}

function withoutBasis(interviews: readonly ScoredInterview[]): CalibrationFinding | undefined {
  const of = sum(interviews.map(({ scores }) => scores.length));
  const times = sum(interviews.map((one) => one.withoutBasis));
  return isOften(times, of, leastCalibrated.scores) ? { kind: 'noBasis', times, of } : undefined;
}

function habit(
  kind: 'finishedLate' | 'alike' | 'hireBelow' | 'noThoughMet',
  of: readonly ScoredInterview[],
  isSo: (one: ScoredInterview) => boolean,
): CalibrationFinding | undefined {
  const found = of.filter(isSo);
  if (!isOften(found.length, of.length, leastCalibrated.interviews)) return undefined;
  return { kind, times: found.length, of: of.length, examples: found.slice(0, mostExamples).map(exampleOf) };
}

function exampleOf({ id, at, position }: ScoredInterview): CalibrationExample {
  return { id, at, position };
}

/** Only interviews whose plan states what an offer requires. */
function decided(interviews: readonly ScoredInterview[], as: ScoredInterview['recommendation']) {
  return interviews.filter(({ recommendation, standing }) => recommendation === as && standing !== undefined);
}

/** If nearly all scores are in one band, it goes without saying that the ends of the scale are unused. */
function useOfScale(scores: readonly number[]): readonly CalibrationFinding[] {
  const { counts, of } = scoresOf(scores);
  const oneBand = oneBandOf({ counts, of });
  if (oneBand !== null) return [{ kind: 'oneBand', band: oneBand.band, times: oneBand.within, of }];
  if (of < leastForEnd) return [];
  return [
    ...(sum(counts.slice(9)) === 0 ? [{ kind: 'neverHigh' as const, of }] : []),
    ...(sum(counts.slice(0, 4)) === 0 ? [{ kind: 'neverLow' as const, of }] : []),
  ];
}

/** With an odd number of interviews, the middle one is in neither half. */
function driftOf(interviews: readonly ScoredInterview[]): CalibrationFinding | undefined {
  const size = Math.floor(interviews.length / 2);
  const halves = [interviews.slice(interviews.length - size), interviews.slice(0, size)].map((half) =>
    half.flatMap(({ scores }) => scores),
  );
  const [earlier = null, later = null] = halves.map(meanOf);
  const isEnough = size >= drift.interviews && halves.every(({ length }) => length >= drift.scores);
  if (!isEnough || earlier === null || later === null || Math.round(Math.abs(later - earlier) * 10) < drift.apart * 10)
    return undefined;
  return { kind: 'drift', earlier: { interviews: size, mean: earlier }, later: { interviews: size, mean: later } };
}

/** A single occurrence may be chance. */
function isOften(times: number, of: number, least: number): boolean {
  return of >= least && times > 1 && times >= of * often;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
