import { taskQueues } from './task-queues.ts';
import { workflow } from './workflow.ts';

/** Rows deleted, by what they were. */
export type HousekeepingResult = Readonly<Record<string, number>>;

/** Its schedule has the same id; the runs add their time to it. */
export const housekeeping = workflow<void, HousekeepingResult>('housekeeping', {
  queue: taskQueues.wf,
  id: () => 'housekeeping',
});

/** On queue `wf`. */
export interface HousekeepingActivities {
  /** What there is to delete, in the order of deletion. */
  listSweeps(): Promise<readonly string[]>;
  /** Deletes what has served its time, until nothing is left; gives the number of rows. May run twice. */
  sweep(what: string): Promise<number>;
}
