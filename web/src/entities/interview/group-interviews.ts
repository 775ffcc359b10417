import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { interviewStateOf } from './interview-state.ts';

export const interviewGroups = [
  'running',
  'overdue',
  'waiting',
  'today',
  'tomorrow',
  'later',
  'unscheduled',
  'closed',
] as const;
export type InterviewGroup = (typeof interviewGroups)[number];

export interface GroupedInterviews {
  readonly group: InterviewGroup;
  readonly interviews: readonly Interview[];
}

/**
 * What goes on first, then what nobody began in its time, then what waits for a decision, the longest waiting first,
 * then what comes by day in the reader's zone and in the order of its time, then what is over, newest first. The rest
 * stays in the order given. An empty group is left out.
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

/** Of a list that comes newest first and of what is urgent, which share some: each once. */
export function withUrgent(newest: readonly Interview[], urgent: readonly Interview[]): readonly Interview[] {
  const listed = new Set(newest.map(({ id }) => id));
  return [...newest, ...urgent.filter(({ id }) => !listed.has(id))];
}

/** Of the interviews of each position the one that is first in {@link groupInterviews}. */
export function mostUrgentByPosition(interviews: readonly Interview[], now: Date): ReadonlyMap<string, Interview> {
  const inOrderOfUrgency = groupInterviews(interviews, now).flatMap((one) => one.interviews);
  return new Map(inOrderOfUrgency.toReversed().map((one) => [one.position.id, one]));
}

/**
 * What somebody waits for stands before what nobody does, the most urgent first; then what has no interview or is to have
 * another one, and last what is decided. Of equals in the order given.
 */
export function waitingFirst<T>(
  items: readonly T[],
  interviewOf: (item: T) => Interview | undefined,
  now: Date,
): readonly T[] {
  const rankOf = (item: T): number => {
    const interview = interviewOf(item);
    const group = interview === undefined ? 'closed' : groupOf(interview, now);
    if (group !== 'closed') return interviewGroups.indexOf(group);
    const recommendation = interview?.recommendation ?? null;
    const isDecided = recommendation !== null && recommendation !== 'further_interview';
    return interviewGroups.length + (isDecided ? 1 : 0);
  };
  return items.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** When it was, else when it is to be. */
export function timeOf({ startedAt, scheduledAt }: Pick<Interview, 'startedAt' | 'scheduledAt'>): string | null {
  return startedAt ?? scheduledAt;
}

function groupOf(interview: Interview, now: Date): InterviewGroup {
  const { status, scheduledAt, recommendation } = interview;
  if (status === 'in_progress') return 'running';
  if (status === 'completed' && recommendation === null) return 'waiting';
  if (status === 'completed' || status === 'cancelled') return 'closed';
  if (scheduledAt === null) return 'unscheduled';
  const at = new Date(scheduledAt);
  if (interviewStateOf(interview, now.getTime()) === 'overdue') return 'overdue';
  if (at < startOfDay(now, 1)) return 'today';
  return at < startOfDay(now, 2) ? 'tomorrow' : 'later';
}

function startOfDay(now: Date, daysOn: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + daysOn);
}

function inOrder(group: InterviewGroup, interviews: readonly Interview[]): readonly Interview[] {
  if (group === 'running' || group === 'unscheduled') return interviews;
  const order = group === 'closed' ? -1 : 1;
  return interviews.toSorted((one, other) => order * (msOf(one) - msOf(other)));
}

/** One that was cancelled before it had a time comes after those that had one. */
function msOf(interview: Interview): number {
  const at = timeOf(interview);
  return at === null ? 0 : Date.parse(at);
}
