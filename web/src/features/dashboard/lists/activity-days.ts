import type { Activity, ActivityKind } from '#contracts/dashboard.ts';

/** What happened to one person or position on one day, the first of it first. */
export type ActivityGroup = readonly [Activity, ...Activity[]];

export interface ActivityDay {
  /** a moment of the day */
  readonly at: string;
  /** the one in which something happened last comes first */
  readonly groups: readonly ActivityGroup[];
}

/**
 * By day in the reader's zone, and in a day by whom or what it concerns. What concerns nobody any more stands by itself.
 *
 * @param activities newest first
 * @param lines so many are shown at most: one for each day and each group
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

/** What, told later, tells it as well. */
const impliedBy: Partial<Record<ActivityKind, readonly ActivityKind[]>> = {
  cvs_added: ['plan_ready', 'interview_completed', 'recommendation_recorded'],
  plan_ready: ['interview_completed', 'recommendation_recorded'],
  interview_completed: ['recommendation_recorded'],
};

/**
 * Without the steps that a later one of the day tells as well: who was interviewed had a plan, and who was decided on was
 * interviewed.
 */
export function withoutImplied(group: ActivityGroup): ActivityGroup {
  const [first, ...rest] = group.filter(
    ({ kind }, at) => !group.slice(at + 1).some((later) => impliedBy[kind]?.includes(later.kind) === true),
  );
  return first === undefined ? group : [first, ...rest];
}
