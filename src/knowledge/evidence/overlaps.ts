import type { Evidence } from '#contracts/interviewing/plan/plan.ts';

/** Whether two quotes share text of the CV. */
export function overlaps(one: Omit<Evidence, 'cvId'>, other: Omit<Evidence, 'cvId'>): boolean {
  return one.page === other.page && one.start < other.end && other.start < one.end;
}
