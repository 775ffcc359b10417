import { ApplicationFailure, continueAsNew, proxyActivities } from '@temporalio/workflow';
import type {
  RetentionActivities,
  RetentionCounts,
  RetentionSweepInput,
  retentionSweep as declared,
} from './contracts/retention-sweep.ts';
import { taskQueues } from './contracts/task-queues.ts';
import type { RunOf } from './contracts/workflow.ts';
import { tellOperators } from './shared/tell-operators.ts';

const { requestErasures, warnOwners } = proxyActivities<RetentionActivities>({
  taskQueue: taskQueues.wf,
  startToCloseTimeout: '10 minutes',
  // a statement takes at most 20 s
  heartbeatTimeout: '1 minute',
  // What an outage leaves undone is left to the next day's run.
  scheduleToCloseTimeout: '2 hours',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '1 minute' },
});

const none: RetentionCounts = { requested: 0, failed: 0, oldestDue: null };

/**
 * Warns owners whose candidates will be erased soon, then requests the erasure of candidates who are due and whose
 * owner was warned before, 200 per run until nobody is left. Dates in the database decide; each erasure is a workflow
 * run of its own.
 */
export const retentionSweep: RunOf<typeof declared> = async (input) => {
  show('sweeping', input?.counts ?? none);
  const { counts: before, warned } = input ?? (await warnFirst());
  const { next, ...found } = await requestErasures(input?.cursor ?? null);
  const counts = sumOf(before, found);
  show('sweeping', counts);
  if (next !== null) {
    const rest: RetentionSweepInput = { cursor: next, counts, warned };
    await continueAsNew<RunOf<typeof declared>>(rest);
  }
  const result = { ...counts, warned };
  if (result.failed > 0) {
    show('needs_attention', result);
    throw ApplicationFailure.nonRetryable(`not seen to: ${result.failed}`, 'NotSwept', result);
  }
  show('swept', result);
  return result;
};

async function warnFirst(): Promise<Omit<RetentionSweepInput, 'cursor'>> {
  const { warned, failed } = await warnOwners();
  return { counts: { ...none, failed }, warned };
}

function sumOf(before: RetentionCounts, found: RetentionCounts): RetentionCounts {
  const oldest = [before.oldestDue, found.oldestDue].filter((due) => due !== null).toSorted();
  return {
    requested: before.requested + found.requested,
    failed: before.failed + found.failed,
    oldestDue: oldest[0] ?? null,
  };
}

function show(state: string, counts: RetentionCounts): void {
  tellOperators(state, { ...counts });
}
