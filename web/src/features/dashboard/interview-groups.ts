import type { Interview } from '#contracts/interviewing.ts';

export interface InterviewGroups {
  readonly running: readonly Interview[];
  /** draft or planned, the soonest first, those without a time last */
  readonly upcoming: readonly Interview[];
  /** completed, no recommendation yet: the longest waiting first */
  readonly waiting: readonly Interview[];
}

export function groupInterviews(interviews: readonly Interview[]): InterviewGroups {
  return {
    running: interviews.filter(({ status }) => status === 'in_progress'),
    upcoming: interviews
      .filter(({ status }) => status === 'draft' || status === 'planned')
      .toSorted((a, b) => (a.scheduledAt ?? '9').localeCompare(b.scheduledAt ?? '9')),
    waiting: interviews
      .filter(({ status, recommendation }) => status === 'completed' && recommendation === null)
      .toSorted((a, b) => (a.completedAt ?? '').localeCompare(b.completedAt ?? '')),
  };
}
