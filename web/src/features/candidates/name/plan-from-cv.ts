import type { Interview } from '#contracts/interviewing/interviewing.ts';

/**
 * Where questions based on a CV are in use: in an interview in progress, whose plan no longer changes, or in a plan
 * whose next version will use the newest CV; undefined if neither.
 */
export function planFromCv(
  interviews: readonly Pick<Interview, 'status' | 'cvId' | 'planVersion' | 'followsNewestCv'>[],
  cvId: string | undefined,
): 'running' | 'planned' | undefined {
  const own = interviews.filter((interview) => interview.cvId === cvId && interview.planVersion !== null);
  if (own.some(({ status }) => status === 'in_progress')) return 'running';
  return own.some(({ status, followsNewestCv }) => status === 'planned' && followsNewestCv) ? 'planned' : undefined;
}
