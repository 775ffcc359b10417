import { createHash } from 'node:crypto';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { canonicalJson } from '#knowledge/plan/core-hash.ts';
import type { CvBrief, PositionBrief } from '#knowledge/plan/plan-parts.ts';

/** Shows whether two plans were made from the same input. */
export function inputHashes(
  position: PositionBrief,
  cv: Pick<CvBrief, 'pages'> | null,
): Plan['provenance']['inputHashes'] {
  return { position: digest(position), ...(cv === null ? {} : { cv: digest(cv.pages) }) };
}

function digest(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex');
}
