import type { PositionBrief } from '#knowledge/plan/plan-parts.ts';
import { jobFamily } from './job-family.ts';
import { stemsIn } from './signals.ts';
import type { PlaybookCompetency } from '#knowledge/playbook/types.ts';

/** One word in a posting may describe a neighbouring role; two different ones describe the work itself. */
const neededInPosting = 2;

/** Whether a competency belongs to this job. Focus areas are not considered. */
export function fitsJob(
  competency: PlaybookCompetency,
  position: Pick<PositionBrief, 'title' | 'description'>,
): boolean {
  const { fit } = competency;
  if (fit === 'every-job' || isOfTrade(competency, position)) return true;
  return stemsIn(position.description, [...fit.posting.en, ...fit.posting.uk]).length >= neededInPosting;
}

/** Whether the title says so; if the title points to no trade, the posting decides. */
export function isOfTrade(
  { fit }: PlaybookCompetency,
  position: Pick<PositionBrief, 'title' | 'description'>,
): boolean {
  if (fit === 'every-job') return false;
  const family = jobFamily(position);
  if (family !== undefined && fit.families.includes(family)) return true;
  if (stemsIn(position.title, [...fit.title.en, ...fit.title.uk]).length > 0) return true;
  return (
    family === undefined &&
    stemsIn(position.description, [...fit.posting.en, ...fit.posting.uk]).length >= neededInPosting
  );
}
