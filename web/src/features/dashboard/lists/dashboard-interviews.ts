import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { type InterviewGroup, groupInterviews } from '#web/entities/interview/group-interviews.ts';

export interface DashboardInterviews {
  /** of today, not held yet or going on */
  readonly openToday: number;
  readonly running: readonly Interview[];
  /** draft or planned, and their time has passed: the longest ago first */
  readonly overdue: readonly Interview[];
  /** draft or planned and ahead, the soonest first, those without a time last */
  readonly upcoming: readonly Interview[];
  /** completed, no recommendation yet: the longest waiting first */
  readonly waiting: readonly Interview[];
  /** completed with a recommendation, the newest first */
  readonly decided: readonly Interview[];
}

const upcomingGroups: readonly InterviewGroup[] = ['today', 'tomorrow', 'later', 'unscheduled'];

export function dashboardInterviews(interviews: readonly Interview[], now: Date): DashboardInterviews {
  const groups = groupInterviews(interviews, now);
  const membersOf = (...names: readonly InterviewGroup[]) =>
    groups.filter(({ group }) => names.includes(group)).flatMap((one) => one.interviews);
  return {
    openToday: membersOf('running', 'overdue', 'today').filter((one) => one.status === 'in_progress' || isOn(now, one))
      .length,
    running: membersOf('running'),
    overdue: membersOf('overdue'),
    upcoming: membersOf(...upcomingGroups),
    waiting: membersOf('waiting').toSorted((a, b) => (a.completedAt ?? '').localeCompare(b.completedAt ?? '')),
    decided: membersOf('closed')
      .filter(({ status }) => status === 'completed')
      .toSorted((a, b) => (b.completedAt ?? '').localeCompare(a.completedAt ?? '')),
  };
}

function isOn(day: Date, { scheduledAt }: Interview): boolean {
  return scheduledAt !== null && new Date(scheduledAt).toDateString() === day.toDateString();
}
