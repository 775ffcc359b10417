import type { Anchor, Band } from '#contracts/interviewing/plan/plan.ts';
import { tickOf } from '#contracts/interviewing/run/run-rules.ts';

/**
 * The band with the largest share of ticked behaviours; the higher one in a tie. Only a suggestion: it sets no score.
 */
export function tickedBand(anchors: readonly Anchor[], ticks: readonly string[]): Band | undefined {
  let best: { band: Band; share: number } | undefined;
  for (const [index, { band, behaviours }] of anchors.entries()) {
    const ticked = behaviours.filter((_, at) => ticks.includes(tickOf(index, at))).length;
    const share = ticked / behaviours.length;
    if (ticked > 0 && share >= (best?.share ?? 0)) best = { band, share };
  }
  return best?.band;
}
