import type { Interview, InterviewStatus } from '#contracts/interviewing/interviewing.ts';

/** The status of an interview, or `overdue` if its scheduled time has passed and it was not started. */
export type InterviewState = InterviewStatus | 'overdue';

type Facts = Pick<Interview, 'status' | 'scheduledAt' | 'lengthMinutes'>;

/** Overdue only once the whole planned length has passed: until then it can still be started late. */
export function interviewStateOf({ status, scheduledAt, lengthMinutes }: Facts, now: number): InterviewState {
  const isAhead = status === 'draft' || status === 'planned';
  if (!isAhead || scheduledAt === null) return status;
  return Date.parse(scheduledAt) + lengthMinutes * 60_000 < now ? 'overdue' : status;
}
