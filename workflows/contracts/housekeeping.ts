import { taskQueues } from './task-queues.ts';
import { workflow } from './workflow.ts';

/** Rows deleted, by sweep. */
export type HousekeepingResult = Readonly<Record<string, number>>;

/** Its schedule has the same id; Temporal appends the start time to the ids of the runs. */
export const housekeeping = workflow<void, HousekeepingResult>('housekeeping', {
  queue: taskQueues.wf,
  id: () => 'housekeeping',
});

/** On queue `wf`. */
export interface HousekeepingActivities {
  /** Names of the sweeps, in execution order. */
  listSweeps(): Promise<readonly string[]>;
  /** Deletes expired rows until none are left, and returns their number. Idempotent. */
  sweep(what: string): Promise<number>;
}
