import type { CoreBlock } from '#knowledge/plan/plan-parts.ts';
import {
  type CvBlock,
  behavioralMinutes,
  casesAmong,
  cvBlock,
  requirementMinutes,
  timeBudget,
  usualLeast,
} from './time-budget.ts';

/** More than this nobody keeps in mind about one person. */
const most = 6;

/**
 * The block for one person beside the questions for everybody. Beside a part of these it has all the minutes that the part
 * leaves: each of its questions those of a case, in a short interview four.
 *
 * @param hasNote an earlier round left a note: each matter that it leaves open may need a question of its own
 */
export function blockForPerson(durationMin: number, core: CoreBlock, hasNote = false): CvBlock {
  const requirements = requirementMinutes(durationMin, core.requirements.length);
  if (core.isPart !== true) return cvBlock(durationMin, core.questions, requirements, hasNote);
  const asked = core.questions.reduce((sum, { expectedMin }) => sum + expectedMin, 0);
  const minutes = timeBudget(durationMin).questions - requirements - asked;
  const each = durationMin < 45 ? usualLeast : behavioralMinutes;
  const count = Math.min(most, Math.floor(minutes / each));
  return { count, behavioral: casesAmong(count, minutes), minutes };
}
