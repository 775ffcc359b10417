import type { Interview, InterviewStatus } from '#contracts/interviewing/interviewing.ts';

/** How an interview stands by the clock: its status, or that its time has passed and nobody began it. */
export type InterviewState = InterviewStatus | 'overdue';

type Facts = Pick<Interview, 'status' | 'scheduledAt' | 'lengthMinutes'>;

/** The time has passed with the last minute that was planned: until then a late start is still a start. */
export function interviewStateOf({ status, scheduledAt, lengthMinutes }: Facts, now: number): InterviewState {
  const isAhead = status === 'draft' || status === 'planned';
  if (!isAhead || scheduledAt === null) return status;
  return Date.parse(scheduledAt) + lengthMinutes * 60_000 < now ? 'overdue' : status;
}
