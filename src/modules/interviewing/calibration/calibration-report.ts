import { type CalibratedGroup, type CalibrationReport, isTelling } from '#contracts/interviewing/calibration.ts';
import { scoresOf } from '#modules/interviewing/question-report/reported-scores.ts';
import { calibrationFindings, rangesWithin } from './calibration-findings.ts';
import { type ScoredInterview, scoredInterview } from './scored-interview.ts';
import type { CompletedInterview } from './scored-interviews.ts';

const mostPositions = 10;

/**
 * @param completed newest first
 * @param timeZone IANA name of the zone that decides which month an interview belongs to
 */
export function calibrationReport(completed: readonly CompletedInterview[], timeZone: string): CalibrationReport {
  const interviews = completed.map(scoredInterview).filter((one) => one !== undefined);
  const all = groupOf(interviews);
  const [newest, oldest] = [interviews[0], interviews.at(-1)];
  const isEnough = isTelling(all);
  return {
    ...all,
    counts: scoresOf(interviews.flatMap(({ scores }) => scores)).counts,
    span: newest === undefined || oldest === undefined ? null : { from: oldest.at, to: newest.at },
    undecided: completed.filter(({ recommendation }) => recommendation === null).length,
    shared: interviews.filter(({ isShared }) => isShared).length,
    ranges: isEnough ? rangesWithin(interviews) : null,
    months: isEnough ? monthsOf(interviews, timeZone) : [],
    positions: isEnough ? positionsOf(interviews) : [],
    findings: isEnough ? calibrationFindings(interviews) : [],
  };
}

function groupOf(interviews: readonly ScoredInterview[]): CalibratedGroup {
  const scores = interviews.flatMap((one) => one.scores);
  const size = { interviews: interviews.length, scores: scores.length };
  if (!isTelling(size)) return { ...size, mean: null, middle: null };
  return { ...size, mean: scoresOf(scores).mean, middle: middleOf(scores.toSorted((one, other) => one - other)) };
}

/** @param sorted in ascending order */
function middleOf(sorted: readonly number[]): CalibratedGroup['middle'] {
  const last = sorted.length - 1;
  const [from = 0, to = from] = [sorted[Math.floor(last / 4)], sorted[Math.ceil((last * 3) / 4)]];
  return { from, to };
}

function monthsOf(interviews: readonly ScoredInterview[], timeZone: string): CalibrationReport['months'] {
  // en-CA formats dates as 2026-11-20; the format of a month alone differs between versions of Intl.
  const days = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  const months = Map.groupBy(interviews, ({ at }) => days.format(new Date(at)).slice(0, 7));
  return [...months].map(([month, held]) => ({ month, ...groupOf(held) }));
}

function positionsOf(interviews: readonly ScoredInterview[]): CalibrationReport['positions'] {
  const positions = Map.groupBy(interviews, ({ positionId }) => positionId);
  return [...positions]
    .map(([id, held]) => ({ id, title: held[0]?.position ?? '', ...groupOf(held) }))
    .toSorted((one, other) => other.scores - one.scores || (one.id < other.id ? 1 : -1))
    .slice(0, mostPositions);
}
