import { describe, expect, it } from 'vitest';
import { bands } from '#contracts/interviewing/plan/bands.ts';
import type { Anchor } from '#contracts/interviewing/plan/plan.ts';
import { tickedBand } from './ticked-band.ts';

const anchors: Anchor[] = bands.map((band) => ({ band, label: band, behaviours: ['one', 'two'] }));

describe('tickedBand', () => {
  it('no tick › asked › points nowhere', () => {
    expect(tickedBand(anchors, [])).toBeUndefined();
  });

  it('a whole band and half of the one below › asked › points to the whole one', () => {
    expect(tickedBand(anchors, ['3.0', '3.1', '2.0'])).toBe('7-8');
  });

  it('equal shares in two bands › asked › points to the higher', () => {
    expect(tickedBand(anchors, ['1.0', '4.1'])).toBe('9-10');
  });
});
