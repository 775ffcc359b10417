import type { Activity } from '#contracts/dashboard.ts';

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
