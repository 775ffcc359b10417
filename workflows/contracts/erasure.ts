import { taskQueues } from './task-queues.ts';
import { workflow } from './workflow.ts';

/** The subject's ids stay in the database: the history is kept for a month after the erasure. */
export interface ErasureInput {
  readonly erasureId: string;
  readonly attempt: number;
}

export interface ErasureResult {
  readonly rows: number;
  readonly runs: number;
}

export const erasure = workflow<ErasureInput, ErasureResult>('erasure', {
  queue: taskQueues.wf,
  id: ({ erasureId, attempt }) => `erasure/${erasureId}/${attempt}`,
});

/** Name and argument of the Update that an operator sends to a waiting run. */
export const resolveUpdate = 'resolve';
export interface Resolution {
  /** the cause of the failure was fixed; an erasure is never given up */
  readonly action: 'retry';
}

/** On queue `wf`. Each is idempotent; once the erasure is complete, each does nothing. */
export interface ErasureActivities {
  /**
   * Fails until transactions from before the request have ended, then records the ids of the subject's workflow runs.
   */
  freeze(input: ErasureInput): Promise<void>;
  /** Requests cancellation of open runs. @returns how many were still open */
  cancelRuns(input: ErasureInput): Promise<number>;
  /** Names of the erasers, in order. */
  listErasers(): Promise<readonly string[]>;
  /** Runs one eraser until no rows are left. @returns rows deleted */
  eraseRows(input: ErasureInput & { eraser: string }): Promise<number>;
  /** Deletes the subject's runs from Temporal, including open ones. @returns how many were left */
  deleteRuns(input: ErasureInput): Promise<number>;
  /**
   * Writes the receipt, removes the subject's ids, and queues the requested notice. @returns whether a mail is queued
   */
  finishErasure(input: ErasureInput): Promise<boolean>;
  /** Deletes that mail once it was sent or given up. @returns whether it was deleted */
  forgetNotice(input: ErasureInput): Promise<boolean>;
}
