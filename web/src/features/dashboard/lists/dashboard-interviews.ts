import type { Interview, InterviewGroup } from '#contracts/interviewing/interviewing.ts';
import { groupInterviews, timeOf } from '#web/entities/interview/group-interviews.ts';
import { interviewStateOf } from '#web/entities/interview/interview-state.ts';

export interface DashboardInterviews {
  /** of today, not over yet: late, going on or to come */
  readonly openToday: number;
  readonly running: readonly Interview[];
  /** their time has passed, the longest ago first; then those without a recommendation, the longest waiting first */
  readonly waiting: readonly Interview[];
  /** draft or planned and ahead, the soonest first, those without a time last */
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

/** What is said of the interviews of today: those that are over are not counted among those to come. */
export function todayKinds(all: number, open: number) {
  // the lists may be read at another moment than the counts
  const left = Math.min(all, open);
  if (all === 0 || left === all) return [{ kind: 'today', count: all }] as const;
  if (left === 0) return [{ kind: 'over', count: all }] as const;
  return [
    { kind: 'left', count: left },
    { kind: 'past', count: all - left },
  ] as const;
}

function isOn(day: Date, interview: Interview): boolean {
  const time = timeOf(interview);
  return time !== null && new Date(time).toDateString() === day.toDateString();
}
