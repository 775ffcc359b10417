import {
  ActivityFailure,
  ApplicationFailure,
  isCancellation,
  proxyActivities,
  setCurrentDetails,
} from '@temporalio/workflow';
import { setBizState } from './biz-state.ts';
import { type HousekeepingActivities, type HousekeepingResult, taskQueues } from './contracts.ts';

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
  setBizState('sweeping');
  const deleted: Record<string, number> = {};
  const failed: string[] = [];
  for (const [what, sweep] of Object.entries(order)) {
    try {
      deleted[what] = await sweep.executeWithOptions({ summary: what }, []);
    } catch (error) {
      if (isCancellation(error) || !(error instanceof ActivityFailure)) throw error;
      failed.push(what);
    }
    show(deleted, failed);
  }
  if (failed.length > 0) {
    setBizState('needs_attention');
    throw ApplicationFailure.nonRetryable(`not swept: ${failed.join(', ')}`, 'NotSwept', deleted);
  }
  setBizState('swept');
  return deleted;
}

/** What operators see while it runs and after. */
function show(deleted: HousekeepingResult, failed: readonly string[]): void {
  const rows = [...Object.entries(deleted), ...failed.map((what) => [what, 'failed'])];
  setCurrentDetails(['| swept | rows |', '| --- | --- |', ...rows.map((row) => `| ${row.join(' | ')} |`)].join('\n'));
}
