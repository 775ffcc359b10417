import { type Interview, type InterviewGroup, interviewGroups } from '#contracts/interviewing/interviewing.ts';
import { interviewStateOf } from './interview-state.ts';

/** The order of urgency, finer than the list groups. */
const kinds = [
  ['running', 'running'],
  ['overdue', 'waiting'],
  ['undecided', 'waiting'],
  ['scheduled', 'upcoming'],
  ['unscheduled', 'upcoming'],
  ['closed', 'closed'],
] as const satisfies readonly (readonly [string, InterviewGroup])[];
type Kind = (typeof kinds)[number][0];

export interface GroupedInterviews {
  readonly group: InterviewGroup;
  readonly interviews: readonly Interview[];
}

/**
 * Groups interviews by urgency: those in progress first; then those waiting for action (overdue, then without a
 * recommendation, each longest waiting first); then upcoming ones by time, unscheduled last; then closed ones, newest
 * first. Otherwise the given order is kept, and empty groups are omitted.
 */
export function groupInterviews(interviews: readonly Interview[], now: Date): readonly GroupedInterviews[] {
  const ordered = inOrderOfUrgency(interviews, now);
  return interviewGroups
    .map((group) => ({ group, interviews: ordered.filter((one) => groupOf(one, now) === group) }))
    .filter((one) => one.interviews.length > 0);
}

function inOrderOfUrgency(interviews: readonly Interview[], now: Date): readonly Interview[] {
  return kinds.flatMap(([kind]) =>
    inOrder(
      kind,
      interviews.filter((one) => kindOf(one, now) === kind),
    ),
  );
}

/** Merges a newest-first list with the urgent interviews, without duplicates. */
export function withUrgent(newest: readonly Interview[], urgent: readonly Interview[]): readonly Interview[] {
  const listed = new Set(newest.map(({ id }) => id));
  return [...newest, ...urgent.filter(({ id }) => !listed.has(id))];
}

/** Of each position, the interview that {@link groupInterviews} would list first. */
export function mostUrgentByPosition(interviews: readonly Interview[], now: Date): ReadonlyMap<string, Interview> {
  return new Map(
    inOrderOfUrgency(interviews, now)
      .toReversed()
      .map((one) => [one.position.id, one]),
  );
}

/**
 * Sorts items by their interview: those that need action or are upcoming first, most urgent first; then those with no
 * interview or due another one; decided ones last. The sort is stable.
 */
export function waitingFirst<T>(
  items: readonly T[],
  interviewOf: (item: T) => Interview | undefined,
  now: Date,
): readonly T[] {
  const rankOf = (item: T): number => {
    const interview = interviewOf(item);
    const kind = interview === undefined ? 'closed' : kindOf(interview, now);
    if (kind !== 'closed') return kinds.findIndex(([one]) => one === kind);
    const recommendation = interview?.recommendation ?? null;
    const isDecided = recommendation !== null && recommendation !== 'further_interview';
    return kinds.length + (isDecided ? 1 : 0);
  };
  return items.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** When it took place, or else when it is scheduled. */
export function timeOf({ startedAt, scheduledAt }: Pick<Interview, 'startedAt' | 'scheduledAt'>): string | null {
  return startedAt ?? scheduledAt;
}

export function groupOf(interview: Interview, now: Date): InterviewGroup {
  const kind = kindOf(interview, now);
  return kinds.find(([one]) => one === kind)?.[1] ?? 'closed';
}

function kindOf(interview: Interview, now: Date): Kind {
  const { status, scheduledAt, recommendation } = interview;
  if (status === 'in_progress') return 'running';
  if (status === 'completed' && recommendation === null) return 'undecided';
  if (status === 'completed' || status === 'cancelled') return 'closed';
  if (scheduledAt === null) return 'unscheduled';
  return interviewStateOf(interview, now.getTime()) === 'overdue' ? 'overdue' : 'scheduled';
}

function inOrder(kind: Kind, interviews: readonly Interview[]): readonly Interview[] {
  if (kind === 'running' || kind === 'unscheduled') return interviews;
  const order = kind === 'closed' ? -1 : 1;
  return interviews.toSorted((one, other) => order * (msOf(one) - msOf(other)));
}

/** Interviews cancelled before they had a time sort after those that had one. */
function msOf(interview: Interview): number {
  const at = timeOf(interview);
  return at === null ? 0 : Date.parse(at);
}
