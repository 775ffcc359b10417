import { describe, expect, it } from 'vitest';
import { bands } from '#contracts/interviewing/plan/bands.ts';
import { bandIndex, bandOfMean, bandOfScore, bandRange, scoresOfBand } from './band-scale.ts';

describe('bandOfScore', () => {
  it('every score › of every band › falls back into that band', () => {
    for (const band of bands) for (const score of scoresOfBand[band]) expect(bandOfScore(score)).toBe(band);
  });

  it('all bands together › their scores › are 0 to 10, each once', () => {
    expect(bands.flatMap((band) => scoresOfBand[band])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});

describe('bandOfMean', () => {
  it.each([
    [0, '0'],
    [1, '1-3'],
    [3.9, '1-3'],
    [4, '4-6'],
    [6.5, '4-6'],
    [6.94, '4-6'],
    // shown as 7.0
    [6.95, '7-8'],
    [8.9, '7-8'],
    [9, '9-10'],
    [10, '9-10'],
  ])('a mean of %d › between two bands or in one › is in %s', (mean, band) => {
    expect(bandOfMean(mean)).toBe(band);
  });
});

describe('bandRange', () => {
  it('a range › written › has an en dash', () => {
    expect(bands.map(bandRange)).toEqual(['0', '1–3', '4–6', '7–8', '9–10']);
  });
});

describe('bandIndex', () => {
  it('bands › in their order › number the tokens b0 to b4', () => {
    expect(bands.map(bandIndex)).toEqual([0, 1, 2, 3, 4]);
  });
});
