import type { Recommendation, Unmet } from '#contracts/interviewing/interviewing.ts';

/**
 * The requirements that a hire leaves unmet or open: a hire with any is marked as conditional wherever it is shown.
 * Undefined for an unconditional hire and for any other recommendation.
 */
export function conditionsOfHire(recommendation: Recommendation | null, unmet: Unmet | null): Unmet | undefined {
  return recommendation === 'hire' && unmet !== null && unmet.notMet + unmet.open > 0 ? unmet : undefined;
}
