import { bands } from '#contracts/bands.ts';
import type { Anchor, Band } from '#contracts/plan.ts';

/** The band that the ticks point to: where the largest share was heard, the higher one of equals. It sets no score. */
export function tickedBand(anchors: readonly Anchor[], ticks: readonly string[]): Band | undefined {
  let best: { band: Band; share: number } | undefined;
  for (const [index, band] of bands.entries()) {
    const heard = ticks.filter((tick) => tick.startsWith(`${String(index)}.`)).length;
    const share = heard / (anchors[index]?.behaviours.length ?? 1);
    if (heard > 0 && share >= (best?.share ?? 0)) best = { band, share };
  }
  return best?.band;
}
