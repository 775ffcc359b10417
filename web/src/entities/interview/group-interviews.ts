import type { Interview } from '#contracts/interviewing.ts';

export const interviewGroups = ['running', 'overdue', 'today', 'tomorrow', 'later', 'unscheduled', 'closed'] as const;
export type InterviewGroup = (typeof interviewGroups)[number];

export interface GroupedInterviews {
  readonly group: InterviewGroup;
  readonly interviews: readonly Interview[];
}

/**
 * What goes on first, then what comes by day in the reader's zone, then what is over. What comes is in the order of its
 * time, the rest stays in the order given. An empty group is left out.
 */
export function groupInterviews(interviews: readonly Interview[], now: Date): readonly GroupedInterviews[] {
  return interviewGroups
    .map((group) => ({
      group,
      interviews: inOrder(
        group,
        interviews.filter((one) => groupOf(one, now) === group),
      ),
    }))
    .filter((one) => one.interviews.length > 0);
}

function groupOf({ status, scheduledAt }: Interview, now: Date): InterviewGroup {
  if (status === 'in_progress') return 'running';
  if (status === 'completed' || status === 'cancelled') return 'closed';
  if (scheduledAt === null) return 'unscheduled';
  const at = new Date(scheduledAt);
  if (at < startOfDay(now, 0)) return 'overdue';
  if (at < startOfDay(now, 1)) return 'today';
  return at < startOfDay(now, 2) ? 'tomorrow' : 'later';
}

function startOfDay(now: Date, daysOn: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + daysOn);
}

function inOrder(group: InterviewGroup, interviews: readonly Interview[]): readonly Interview[] {
  const byTime = group !== 'running' && group !== 'unscheduled' && group !== 'closed';
  if (!byTime) return interviews;
  return interviews.toSorted((one, other) => Date.parse(one.scheduledAt ?? '') - Date.parse(other.scheduledAt ?? ''));
}
