import { nameOfPoint } from '#contracts/interviewing/summary/unmet-requirements.ts';
import type { PlanContent, PointToSettle } from './plan.ts';
import { requirementOfPoint } from './plan-requirements.ts';

/** UTF-16 units of a line that is read at a glance. */
const longest = 140;

/** A point to clear up, in one line beside what else is to be found out. */
export function pointInShort(
  plan: Pick<PlanContent, 'requirements' | 'candidate'>,
  point: Pick<PointToSettle, 'text' | 'requirement'>,
): string {
  return shortOf(point.text, requirementOfPoint(plan, point)?.text);
}

/**
 * The requirement that it is asked in place of, else all of it where that is short: what it says before it asks tells
 * mostly what is known and not what is open.
 *
 * @param text of the point
 */
export function shortOf(text: string, requirement: string | undefined): string {
  if (requirement !== undefined) return nameOfPoint(requirement);
  if (text.length <= longest) return text;
  const [said = text] = text.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  return said.length <= longest ? said : text;
}
