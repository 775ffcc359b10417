import { ActivityFailure, ApplicationFailure, isCancellation, proxyActivities } from '@temporalio/workflow';
import type { HousekeepingActivities, housekeeping as declared } from './contracts/housekeeping.ts';
import { taskQueues } from './contracts/task-queues.ts';
import type { RunOf } from './contracts/workflow.ts';
import { showTable, tellOperators } from './shared/tell-operators.ts';

const { listSweeps, sweep } = proxyActivities<HousekeepingActivities>({
  taskQueue: taskQueues.wf,
  startToCloseTimeout: '10 minutes',
  // a statement takes at most 20 s
  heartbeatTimeout: '1 minute',
  // What an outage leaves undone is left to the next hourly run.
  scheduleToCloseTimeout: '20 minutes',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '1 minute' },
});

/**
 * Deletes expired rows; dates in the database decide. The list of sweeps is fetched first, so that a module's new sweep
 * needs no change here. Sweeps run one after another, to spare the database; a failing one does not stop the others.
 */
export const housekeeping: RunOf<typeof declared> = async () => {
  tellOperators('sweeping');
  const deleted: Record<string, number> = {};
  const failed: string[] = [];
  const table = () => ({ ...deleted, ...Object.fromEntries(failed.map((what) => [what, 'failed'])) });
  for (const what of await listSweeps()) {
    try {
      deleted[what] = await sweep.executeWithOptions({ summary: what }, [what]);
    } catch (error) {
      if (isCancellation(error) || !(error instanceof ActivityFailure)) throw error;
      failed.push(what);
    }
    showTable(table());
  }
  if (failed.length > 0) {
    tellOperators('needs_attention', table());
    throw ApplicationFailure.nonRetryable(`not swept: ${failed.join(', ')}`, 'NotSwept', deleted);
  }
  tellOperators('swept', table());
  return deleted;
};
