import { bands } from '#contracts/interviewing/plan/bands.ts';
import type { ReportedRound, ReportedScores } from '#contracts/interviewing/question-report.ts';
import { meanOf } from '#contracts/interviewing/summary/core-mean.ts';

/** The minimum number of scores for a finding, and the percentage that must be in one band. */
const scoring = { least: 10, inOneBand: 80 } as const;

export function scoresOf(scores: readonly number[]): ReportedScores {
  const counts = Array.from({ length: 11 }, (_, score) => scores.filter((one) => one === score).length);
  const [least = null, most = null] = scores.length === 0 ? [] : [Math.min(...scores), Math.max(...scores)];
  return { counts, of: scores.length, mean: meanOf(scores), least, most };
}

/** The band that nearly all scores are in, and how many are; null if there is none. */
export function oneBandOf({ counts, of }: Pick<ReportedScores, 'counts' | 'of'>): ReportedRound['oneBand'] {
  if (of < scoring.least) return null;
  const found = bands
    .map((band) => ({ band, within: inBand(band, counts) }))
    .find(({ within }) => within * 100 >= of * scoring.inOneBand);
  return found ?? null;
}

function inBand(band: (typeof bands)[number], counts: ReportedScores['counts']): number {
  const [from = 0, to = from] = band.split('-').map(Number);
  return counts.slice(from, to + 1).reduce((sum, count) => sum + count, 0);
}
