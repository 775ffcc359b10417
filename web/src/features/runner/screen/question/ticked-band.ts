import { bands } from '#contracts/bands.ts';
import type { Anchor, Band } from '#contracts/plan.ts';

/** The band with the largest share of ticked behaviours, the higher one of equals. A suggestion: it sets no score. */
export function tickedBand(anchors: readonly Anchor[], ticks: readonly string[]): Band | undefined {
  let best: { band: Band; share: number } | undefined;
  for (const [index, band] of bands.entries()) {
    const ticked = ticks.filter((tick) => tick.startsWith(`${String(index)}.`)).length;
    const share = ticked / (anchors[index]?.behaviours.length ?? 1);
    if (ticked > 0 && share >= (best?.share ?? 0)) best = { band, share };
  }
  return best?.band;
}
