import type { Decision } from './plan.ts';

/** What an offer takes of one question. */
export type LeastScore = NonNullable<Decision['offer']>['leastScores'][number];

/**
 * How a score stands to what an offer takes of its question: every score that was given counts, of what decides also a
 * missing one. Undefined where an offer does not go by it.
 */
export function offerStanding(
  score: number | null,
  least: Pick<LeastScore, 'least' | 'ifAsked'> | undefined,
): 'met' | 'below' | 'missing' | undefined {
  if (least === undefined) return undefined;
  if (score === null) return least.ifAsked === true ? undefined : 'missing';
  return score < least.least ? 'below' : 'met';
}
