import { nameOfPoint } from '#contracts/interviewing/summary/unmet-requirements.ts';
import type { PlanContent, PointToSettle } from './plan.ts';
import { quotedLines, requirementOfPoint } from './plan-requirements.ts';

/** UTF-16 units of a CV line that is shown beside a requirement. */
const longestLine = 100;

/** A point to clarify as one line, for a list of what else to find out. */
export function pointInShort(
  plan: Pick<PlanContent, 'requirements' | 'candidate'>,
  point: Pick<PointToSettle, 'text' | 'requirement' | 'evidence' | 'against'>,
): string {
  const lines = quotedLines(point).map(({ quote }) => quote);
  return shortOf(point.text, requirementOfPoint(plan, point)?.text, lines);
}

/**
 * The requirement that a point replaces with the CV line it is compared with, such as a wish beside the pay, otherwise
 * its full text: its opening usually states what is known, not what is open.
 *
 * @param text of the point
 * @param lines of the CV, the first being what the point is based on
 */
export function shortOf(text: string, requirement: string | undefined, [line]: readonly string[]): string {
  if (requirement === undefined) return text;
  const name = nameOfPoint(requirement);
  const isShown = line !== undefined && line.length <= longestLine && !name.includes(line);
  return isShown ? `${name} – ${line.replace(/\s+/gu, ' ')}` : name;
}
