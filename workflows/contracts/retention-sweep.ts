import { taskQueues } from './task-queues.ts';
import { workflow } from './workflow.ts';

/** Hour of the day, in UTC, at which it runs. */
export const retentionSweepHour = 3;

export interface RetentionCounts {
  /** candidates whose erasure was requested */
  readonly requested: number;
  /** candidates and accounts that failed; the next day's run retries them */
  readonly failed: number;
  /** when the first of them became due: long ago if sweeps did not run */
  readonly oldestDue: string | null;
}

/** Progress of a run, without candidates' ids: the history is kept for a month after the erasure. */
export interface RetentionCursor {
  /** accounts are processed in the order of their ids: all before this one are done */
  readonly ownerId: string;
  /** of this account, those that failed */
  readonly failed: number;
}

/** State that a run passes to the next one in its chain; a scheduled run starts without it. */
export interface RetentionSweepInput {
  readonly cursor: RetentionCursor;
  readonly counts: RetentionCounts;
  /** as in {@link RetentionSweepResult}: only the first run of the chain sends mails */
  readonly warned: number;
}

export interface RetentionSweepResult extends RetentionCounts {
  /** accounts that were warned that candidates will be erased within a week */
  readonly warned: number;
}

/** Its schedule has the same id; Temporal appends the start time to the ids of the runs. */
export const retentionSweep = workflow<RetentionSweepInput | void, RetentionSweepResult, void>('retentionSweep', {
  queue: taskQueues.wf,
  id: () => 'retention-sweep',
});

/**
 * On queue `wf`. Each is idempotent: candidates under erasure are not selected again, and owners are warned only once.
 */
export interface RetentionActivities {
  /**
   * Requests the erasure of at most 200 candidates who are due and whose owner was warned before this run.
   *
   * @returns the cursor, or null if nobody is left
   */
  requestErasures(cursor: RetentionCursor | null): Promise<RetentionCounts & { readonly next: RetentionCursor | null }>;
  /** Warns owners of candidates that will be erased within a week, once per candidate. */
  warnOwners(): Promise<{ readonly warned: number; readonly failed: number }>;
}
