import type { Recommendation, Unmet } from '#contracts/interviewing/interviewing.ts';

/**
 * What a hire is recommended in spite of: wherever it stands, it is marked as one under these conditions. Undefined of a
 * hire without any, and of another recommendation.
 */
export function conditionsOfHire(recommendation: Recommendation | null, unmet: Unmet | null): Unmet | undefined {
  return recommendation === 'hire' && unmet !== null && unmet.notMet + unmet.open > 0 ? unmet : undefined;
}
