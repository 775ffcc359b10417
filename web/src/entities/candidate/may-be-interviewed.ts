import type { Candidate } from '#contracts/hiring/candidates.ts';

/** Whether an interview can be created: not for somebody whose positions are all inactive. */
export function mayBeInterviewed({ positions }: Pick<Candidate, 'positions'>): boolean {
  return positions.length === 0 || positions.some(({ status }) => status === 'active');
}
