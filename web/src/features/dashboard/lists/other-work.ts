import type { DashboardCounts } from '#contracts/dashboard.ts';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { interviewStateOf } from '#web/entities/interview/interview-state.ts';

type Counts = Pick<DashboardCounts, 'toDecide' | 'overdue' | 'noPlan' | 'unreadableFiles' | 'candidatesWaiting'>;

export interface OtherWork {
  readonly kind: 'toDecide' | 'overdue' | 'noPlan' | 'files' | 'noInterview';
  readonly count: number;
  /** others of its kind have their own rows */
  readonly isRest: boolean;
}

/**
 * Work besides the interviews that have a row on the page, by kind; what has a row is not counted again.
 *
 * @param shown interviews with a row: those waiting for action, and upcoming ones
 */
export function otherWork(counts: Counts, shown: readonly Interview[], now: number): readonly OtherWork[] {
  const seen = { toDecide: 0, overdue: 0, noPlan: 0, files: 0, noInterview: 0 };
  for (const interview of shown) {
    const state = interviewStateOf(interview, now);
    if (state === 'overdue') seen.overdue += 1;
    else if (state === 'draft') seen.noPlan += 1;
    else if (state === 'completed') seen.toDecide += 1;
  }
  const all = [
    ['toDecide', counts.toDecide],
    ['overdue', counts.overdue],
    ['noPlan', counts.noPlan],
    ['files', counts.unreadableFiles],
    ['noInterview', counts.candidatesWaiting],
  ] as const;
  return all
    .map(([kind, count]) => ({ kind, count: count - seen[kind], isRest: seen[kind] > 0 }))
    .filter(({ count }) => count > 0);
}
