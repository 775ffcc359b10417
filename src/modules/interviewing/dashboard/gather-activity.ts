import type { Activity } from '#contracts/dashboard.ts';

/** With what it is gathered by. */
export interface PlacedActivity extends Activity {
  readonly interviewId: string | null;
  /** that a CV came for */
  readonly position: { readonly id: string; readonly title: string } | null;
}

/** CVs that came within so long of the one before are of one upload. */
const gapMs = 60 * 60_000;

/**
 * Makes CVs of one position that came one after another one activity, and leaves of the recommendations for one
 * interview the newest alone: the earlier ones say something that no longer holds.
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
