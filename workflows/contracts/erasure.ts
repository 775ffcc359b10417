import { taskQueues } from './task-queues.ts';
import { workflow } from './workflow.ts';

/** Whose it is stays in the database: the history outlives the erased by a month. */
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

/** What an operator tells a run that waits for one: the name of the Update, and its argument. */
export const resolveUpdate = 'resolve';
export interface Resolution {
  /** what held the step up was put right; nothing is ever given up */
  readonly action: 'retry';
}

/** On queue `wf`. Each may run twice; once the erasure is done, each does nothing. */
export interface ErasureActivities {
  /** Waits for transactions that began before the request, and notes whose runs are to be ended. */
  freeze(input: ErasureInput): Promise<void>;
  /** Asks open runs to end. @returns how many were still open */
  cancelRuns(input: ErasureInput): Promise<number>;
  /** Who erases, in their order. */
  listErasers(): Promise<readonly string[]>;
  /** Lets one of them delete until nothing is left. @returns rows deleted */
  eraseRows(input: ErasureInput & { eraser: string }): Promise<number>;
  /** Deletes runs from Temporal, open ones too. @returns how many were still there */
  deleteRuns(input: ErasureInput): Promise<number>;
  /** Writes the receipt and forgets whose it is; who asked to be told is told. @returns whether a mail is on its way */
  finishErasure(input: ErasureInput): Promise<boolean>;
  /** Deletes that mail when it has left or was given up. @returns whether it has */
  forgetNotice(input: ErasureInput): Promise<boolean>;
}
