import type { PositionBrief } from '#knowledge/plan/plan-parts.ts';
import { jobFamily } from './job-family.ts';
import { startingWith } from './signals.ts';
import type { PlaybookCompetency } from './types.ts';

/** One word of a posting may be said of a neighbour of the role; two different ones are its work. */
const neededInPosting = 2;

/** Whether a competency belongs to this job: a focus area alone never makes it so. */
export function fitsJob({ fit }: PlaybookCompetency, position: Pick<PositionBrief, 'title' | 'description'>): boolean {
  if (fit === 'every-job') return true;
  const family = jobFamily(position);
  if (family !== undefined && fit.families.includes(family)) return true;
  if (found([...fit.title.en, ...fit.title.uk], position.title) > 0) return true;
  return found([...fit.posting.en, ...fit.posting.uk], position.description) >= neededInPosting;
}

function found(stems: readonly string[], text: string): number {
  return [...new Set(stems)].filter((stem) => startingWith(stem).test(text)).length;
}
