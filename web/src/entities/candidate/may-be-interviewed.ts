import type { Candidate } from '#contracts/hiring/candidates.ts';

/** Whether an interview can be created: not if all of the candidate's positions are inactive. */
export function mayBeInterviewed({ positions }: Pick<Candidate, 'positions'>): boolean {
  return positions.length === 0 || positions.some(({ status }) => status === 'active');
}
