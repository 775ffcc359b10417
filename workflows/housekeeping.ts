import { ActivityFailure, ApplicationFailure, isCancellation, proxyActivities } from '@temporalio/workflow';
import { type HousekeepingActivities, type HousekeepingResult, taskQueues } from './contracts.ts';
import { showTable, tellOperators } from './tell-operators.ts';

const sweeps = proxyActivities<HousekeepingActivities>({
  taskQueue: taskQueues.wf,
  startToCloseTimeout: '10 minutes',
  // a statement takes 20 s at most
  heartbeatTimeout: '1 minute',
  // What an outage leaves undone is the next hour's.
  scheduleToCloseTimeout: '20 minutes',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '1 minute' },
});

/** One after another, to go easy on the database. */
const order = {
  'idempotent answers': sweeps.sweepIdempotency,
  events: sweeps.sweepEvents,
  throttles: sweeps.sweepThrottles,
  codes: sweeps.sweepCodes,
  sessions: sweeps.sweepSessions,
  mail: sweeps.sweepMail,
  progress: sweeps.sweepProgress,
  operations: sweeps.sweepOperations,
} as const;

/** Deletes what has served its time; the dates in the database decide. A sweep that fails does not keep the others. */
export async function housekeeping(): Promise<HousekeepingResult> {
  tellOperators('sweeping');
  const deleted: Record<string, number> = {};
  const failed: string[] = [];
  const table = () => ({ ...deleted, ...Object.fromEntries(failed.map((what) => [what, 'failed'])) });
  for (const [what, sweep] of Object.entries(order)) {
    try {
      deleted[what] = await sweep.executeWithOptions({ summary: what }, []);
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
}
