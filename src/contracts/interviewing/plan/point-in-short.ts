import { nameOfPoint } from '#contracts/interviewing/summary/unmet-requirements.ts';
import type { PlanContent, PointToSettle } from './plan.ts';
import { requirementOfPoint } from './plan-requirements.ts';

/** A point to clarify as one line, for a list of what else to find out. */
export function pointInShort(
  plan: Pick<PlanContent, 'requirements' | 'candidate'>,
  point: Pick<PointToSettle, 'text' | 'requirement'>,
): string {
  return shortOf(point.text, requirementOfPoint(plan, point)?.text);
}

/**
 * The requirement that a point replaces, otherwise its full text: its opening usually states what is known, not what is
 * open.
 *
 * @param text of the point
 */
export function shortOf(text: string, requirement: string | undefined): string {
  return requirement === undefined ? text : nameOfPoint(requirement);
}
