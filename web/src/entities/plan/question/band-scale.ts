import { bands } from '#contracts/interviewing/plan/bands.ts';
import type { Band } from '#contracts/interviewing/plan/plan.ts';

/** Position of a band on the scale, 0 to 4; also the number in its colour tokens (--aw-b0 … --aw-b4). */
export function bandIndex(band: Band): number {
  return bands.indexOf(band);
}

/** The band of a whole score. */
export function bandOfScore(score: number): Band {
  if (score <= 0) return '0';
  if (score <= 3) return '1-3';
  if (score <= 6) return '4-6';
  return score <= 8 ? '7-8' : '9-10';
}

/**
 * The highest band whose lowest score a mean reaches, as shown with one decimal. Rounded to a whole score, 6.5 would be
 * called strong although that band begins at 7.
 */
export function bandOfMean(mean: number): Band {
  return bandOfScore(Math.floor(Math.round(mean * 10) / 10));
}

/** The range as shown to users: with an en dash. */
export function bandRange(band: Band): string {
  return band.replace('-', '–');
}

/** The scores of each band, lowest band first. */
export const scoresOfBand = {
  '0': [0],
  '1-3': [1, 2, 3],
  '4-6': [4, 5, 6],
  '7-8': [7, 8],
  '9-10': [9, 10],
} as const satisfies Record<Band, readonly number[]>;
