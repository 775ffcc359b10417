import { taskQueues } from './task-queues.ts';
import { workflow } from './workflow.ts';

/** Of a day, in UTC: when it runs. */
export const retentionSweepHour = 3;

export interface RetentionCounts {
  /** candidates of whom the erasure was asked for */
  readonly requested: number;
  /** candidates and accounts that could not be seen to; the next day's run tries them again */
  readonly failed: number;
  /** when the time of the first of them was over: long ago, where sweeps did not run */
  readonly oldestDue: string | null;
}

/** How far a run is; no candidate's id: the history outlives the erased by a month. */
export interface RetentionCursor {
  /** accounts in the order of their ids: all before this one are done */
  readonly ownerId: string;
  /** of this account, those that failed */
  readonly failed: number;
}

/** What a run hands on to the next one of its chain; the schedule begins with nothing. */
export interface RetentionSweepInput {
  readonly cursor: RetentionCursor;
  readonly counts: RetentionCounts;
  /** as in {@link RetentionSweepResult}: only the first of the chain mails */
  readonly warned: number;
}

export interface RetentionSweepResult extends RetentionCounts {
  /** accounts that were mailed whose candidates are erased within a week */
  readonly warned: number;
}

/** Its schedule has the same id; the runs add their time to it. */
export const retentionSweep = workflow<RetentionSweepInput | void, RetentionSweepResult, void>('retentionSweep', {
  queue: taskQueues.wf,
  id: () => 'retention-sweep',
});

/** On queue `wf`. Each may run twice: whoever is being erased is found no more, and whoever was told is told once. */
export interface RetentionActivities {
  /**
   * Asks for the erasure of at most 200 candidates whose time is over and of whom the owner was told before the run.
   *
   * @returns the cursor, unless nobody is left
   */
  requestErasures(cursor: RetentionCursor | null): Promise<RetentionCounts & { readonly next: RetentionCursor | null }>;
  /** Mails the owners of candidates that are erased within a week, once for each of these. */
  warnOwners(): Promise<{ readonly warned: number; readonly failed: number }>;
}
