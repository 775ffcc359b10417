import type { Activity, ActivityKind } from '#contracts/dashboard.ts';

/** Events of one candidate or position on one day, oldest first. */
export type ActivityGroup = readonly [Activity, ...Activity[]];

export interface ActivityDay {
  /** any moment of the day */
  readonly at: string;
  /** the group with the most recent event first */
  readonly groups: readonly ActivityGroup[];
}

/**
 * Groups events by day in the user's time zone, and within a day by the candidate or position they concern. Events
 * without one are not grouped.
 *
 * @param activities newest first
 * @param lines maximum number of lines: one per day and one per group
 */
export function activityDays(activities: readonly Activity[], lines: number): readonly ActivityDay[] {
  const days = new Map<string, Map<string, ActivityGroup>>();
  for (const activity of activities) {
    const day = new Date(activity.at).toDateString();
    const key = activity.subject?.id ?? activity.id;
    const groups = days.get(day) ?? new Map<string, ActivityGroup>();
    groups.set(key, [activity, ...(groups.get(key) ?? [])]);
    days.set(day, groups);
  }
  let left = lines;
  return [...days.values()].flatMap((ofDay) => {
    const groups = [...ofDay.values()].slice(0, Math.max(0, left - 1));
    left -= groups.length + 1;
    const [newest] = groups;
    return newest === undefined ? [] : [{ at: newest[0].at, groups }];
  });
}

/** Later events that make an earlier one redundant. */
const impliedBy: Partial<Record<ActivityKind, readonly ActivityKind[]>> = {
  cvs_added: ['plan_ready', 'interview_completed', 'recommendation_recorded'],
  plan_ready: ['interview_completed', 'recommendation_recorded'],
  interview_completed: ['recommendation_recorded'],
};

/**
 * Drops events made redundant by a later one of the same day: an interviewed candidate had a plan, and a decided one
 * was interviewed.
 */
export function withoutImplied(group: ActivityGroup): ActivityGroup {
  const [first, ...rest] = group.filter(
    ({ kind }, at) => !group.slice(at + 1).some((later) => impliedBy[kind]?.includes(later.kind) === true),
  );
  return first === undefined ? group : [first, ...rest];
}
