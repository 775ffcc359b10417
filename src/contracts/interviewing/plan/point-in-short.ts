import { nameOfPoint } from '#contracts/interviewing/summary/unmet-requirements.ts';
import type { PlanContent, PointToSettle } from './plan.ts';
import { requirementOfPoint } from './plan-requirements.ts';

/** A point to clear up, in one line beside what else is to be found out. */
export function pointInShort(
  plan: Pick<PlanContent, 'requirements' | 'candidate'>,
  point: Pick<PointToSettle, 'text' | 'requirement'>,
): string {
  return shortOf(point.text, requirementOfPoint(plan, point)?.text);
}

/**
 * The requirement that it is asked in place of, else all of it: what it says before it asks tells mostly what is known and
 * not what is open.
 *
 * @param text of the point
 */
export function shortOf(text: string, requirement: string | undefined): string {
  return requirement === undefined ? text : nameOfPoint(requirement);
}
