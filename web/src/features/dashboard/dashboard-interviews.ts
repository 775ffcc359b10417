import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { type InterviewGroup, groupInterviews } from '#web/entities/interview/group-interviews.ts';

export interface DashboardInterviews {
  /** of today and before, not held yet or going on */
  readonly due: number;
  readonly running: readonly Interview[];
  /** draft or planned, the soonest first, those without a time last */
  readonly upcoming: readonly Interview[];
  /** completed, no recommendation yet: the longest waiting first */
  readonly waiting: readonly Interview[];
  /** completed with a recommendation, the newest first */
  readonly decided: readonly Interview[];
}

const upcomingGroups: readonly InterviewGroup[] = ['overdue', 'today', 'tomorrow', 'later', 'unscheduled'];

export function dashboardInterviews(interviews: readonly Interview[]): DashboardInterviews {
  const groups = groupInterviews(interviews, new Date());
  const membersOf = (...names: readonly InterviewGroup[]) =>
    groups.filter(({ group }) => names.includes(group)).flatMap((one) => one.interviews);
  return {
    due: membersOf('running', 'overdue', 'today').length,
    running: membersOf('running'),
    upcoming: membersOf(...upcomingGroups),
    waiting: membersOf('waiting').toSorted((a, b) => (a.completedAt ?? '').localeCompare(b.completedAt ?? '')),
    decided: membersOf('closed')
      .filter(({ status }) => status === 'completed')
      .toSorted((a, b) => (b.completedAt ?? '').localeCompare(a.completedAt ?? '')),
  };
}
