import type { Activity } from '#contracts/dashboard.ts';

/** An activity with the fields used to group it. */
export interface PlacedActivity extends Activity {
  readonly interviewId: string | null;
  /** the position that a CV was received for */
  readonly position: { readonly id: string; readonly title: string } | null;
}

/** Maximum gap between two CVs of the same upload. */
const gapMs = 60 * 60_000;

/**
 * Merges consecutive CVs for one position into a single activity, and keeps only the newest recommendation per
 * interview, because the earlier ones are out of date.
 *
 * @param activities newest first
 */
export function gatherActivity(activities: readonly PlacedActivity[]): Activity[] {
  const gathered: { newest: PlacedActivity; oldestAt: string; count: number }[] = [];
  const decided = new Set<string>();
  for (const activity of activities) {
    const last = gathered.at(-1);
    if (last !== undefined && isSameUpload(last.newest, last.oldestAt, activity)) {
      last.oldestAt = activity.at;
      last.count += 1;
      continue;
    }
    const { kind, interviewId } = activity;
    if (kind === 'recommendation_recorded' && interviewId !== null) {
      if (decided.has(interviewId)) continue;
      decided.add(interviewId);
    }
    gathered.push({ newest: activity, oldestAt: activity.at, count: 1 });
  }
  return gathered.map(({ newest: { position, interviewId: _, ...newest }, count }) =>
    count === 1 ? newest : { ...newest, count, subject: subjectOf(position) },
  );
}

function isSameUpload(newest: PlacedActivity, oldestAt: string, next: PlacedActivity): boolean {
  return (
    newest.kind === 'cvs_added' &&
    next.kind === 'cvs_added' &&
    newest.position?.id === next.position?.id &&
    Date.parse(oldestAt) - Date.parse(next.at) < gapMs
  );
}

function subjectOf(position: PlacedActivity['position']): Activity['subject'] {
  return position === null ? null : { kind: 'position', id: position.id, name: position.title };
}
