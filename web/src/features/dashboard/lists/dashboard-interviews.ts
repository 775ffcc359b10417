import type { Interview, InterviewGroup } from '#contracts/interviewing/interviewing.ts';
import { groupInterviews, timeOf } from '#web/entities/interview/group-interviews.ts';
import { interviewStateOf } from '#web/entities/interview/interview-state.ts';

export interface DashboardInterviews {
  /** today's interviews that are not over: overdue, in progress or upcoming */
  readonly openToday: number;
  readonly running: readonly Interview[];
  /** overdue ones, longest ago first; then those without a recommendation, longest waiting first */
  readonly waiting: readonly Interview[];
  /** drafts and planned interviews in the future, soonest first, those without a time last */
  readonly upcoming: readonly Interview[];
}

export function dashboardInterviews(interviews: readonly Interview[], now: Date): DashboardInterviews {
  const groups = groupInterviews(interviews, now);
  const membersOf = (name: InterviewGroup) => groups.find(({ group }) => group === name)?.interviews ?? [];
  const [running, waiting, upcoming] = [membersOf('running'), membersOf('waiting'), membersOf('upcoming')];
  const isMissed = (one: Interview) => interviewStateOf(one, now.getTime()) === 'overdue';
  return {
    openToday: [...running, ...waiting.filter(isMissed), ...upcoming].filter((one) => isOn(now, one)).length,
    running,
    waiting,
    upcoming,
  };
}

/** How to describe today's interviews: how many there are and, of these, how many are over. */
export function todayKinds(all: number, open: number) {
  // lists and counts may have been fetched at different times
  const left = Math.min(all, open);
  if (all === 0 || left === all) return [{ kind: 'today', count: all }] as const;
  if (left === 0) return [{ kind: 'over', count: all }] as const;
  return [
    { kind: 'today', count: all },
    { kind: 'past', count: all - left },
  ] as const;
}

function isOn(day: Date, interview: Interview): boolean {
  const time = timeOf(interview);
  return time !== null && new Date(time).toDateString() === day.toDateString();
}
