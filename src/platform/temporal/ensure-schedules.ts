import {
  ScheduleAlreadyRunning,
  ScheduleClient,
  type ScheduleOptions,
  ScheduleOverlapPolicy,
} from '@temporalio/client';
import { TypedSearchAttributes } from '@temporalio/common';
import type { NativeConnection } from '@temporalio/worker';
import { housekeeping } from '#workflows/contracts/housekeeping.ts';
import { retentionSweep, retentionSweepHour } from '#workflows/contracts/retention-sweep.ts';
import { subscriptionSweep } from '#workflows/contracts/subscription-sweep.ts';
import type { Workflow } from '#workflows/contracts/workflow.ts';
import { searchAttributeKeys } from './search-attributes.ts';

type Timetable = Pick<ScheduleOptions, 'spec' | 'policies' | 'action'>;

/** Creates or updates all schedules; idempotent. A paused schedule stays paused. */
export async function ensureSchedules(connection: NativeConnection, namespace: string): Promise<void> {
  const schedules = new ScheduleClient({ connection, namespace });
  for (const [scheduleId, timetable] of timetables) {
    try {
      await schedules.create({ scheduleId, ...timetable });
    } catch (error) {
      if (!(error instanceof ScheduleAlreadyRunning)) throw error;
      await schedules.getHandle(scheduleId).update(({ state }) => ({ ...timetable, state }));
    }
  }
}

/** A schedule has the id of its workflow. */
const timetables: readonly (readonly [id: string, timetable: Timetable])[] = [
  [
    housekeeping.id(),
    {
      // Jitter avoids the full hour, when many other jobs run.
      spec: { intervals: [{ every: '1 hour' }], jitter: '10 minutes' },
      // The default window catches up on a whole year.
      policies: { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: '1 hour' },
      action: starting(housekeeping, 'Deletes what has served its time'),
    },
  ],
  [
    subscriptionSweep.id(),
    {
      spec: { intervals: [{ every: '15 minutes' }], jitter: '1 minute' },
      policies: { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: '15 minutes' },
      action: starting(subscriptionSweep, 'Mends subscriptions whose end passed unseen, closes months with extras'),
    },
  ],
  [
    retentionSweep.id(),
    {
      spec: { intervals: [{ every: '1 day', offset: `${retentionSweepHour} hours` }], jitter: '30 minutes' },
      // Anything missed for longer is left to the next day's run.
      policies: { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: '12 hours' },
      action: starting(retentionSweep, 'Has candidates erased whose time is over, and tells owners who is next'),
    },
  ],
];

function starting(
  { name, id, queue }: Pick<Workflow<void, unknown, void>, 'name' | 'id' | 'queue'>,
  staticSummary: string,
): Timetable['action'] {
  return {
    type: 'startWorkflow',
    workflowType: name,
    workflowId: id(),
    taskQueue: queue,
    args: [],
    staticSummary,
    typedSearchAttributes: new TypedSearchAttributes([
      { key: searchAttributeKeys.entityType, value: id() },
      { key: searchAttributeKeys.triggerEvent, value: 'schedule' },
    ]),
  };
}
