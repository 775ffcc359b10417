import {
  ScheduleAlreadyRunning,
  ScheduleClient,
  type ScheduleOptions,
  ScheduleOverlapPolicy,
} from '@temporalio/client';
import { TypedSearchAttributes } from '@temporalio/common';
import type { NativeConnection } from '@temporalio/worker';
import { housekeeping as workflow } from '#workflows/contracts/housekeeping.ts';
import { searchAttributeKeys } from './search-attributes.ts';

/** Everything that runs by the calendar. A repeat makes what is there that of this code; a paused one stays paused. */
export async function ensureSchedules(connection: NativeConnection, namespace: string): Promise<void> {
  const schedules = new ScheduleClient({ connection, namespace });
  try {
    await schedules.create({ scheduleId: workflow.id(), ...housekeeping });
  } catch (error) {
    if (!(error instanceof ScheduleAlreadyRunning)) throw error;
    await schedules.getHandle(workflow.id()).update(({ state }) => ({ ...housekeeping, state }));
  }
}

const housekeeping: Pick<ScheduleOptions, 'spec' | 'policies' | 'action'> = {
  // Not at the full hour, when everybody else's clocks strike too.
  spec: { intervals: [{ every: '1 hour' }], jitter: '10 minutes' },
  // The default catches up with a year.
  policies: { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: '1 hour' },
  action: {
    type: 'startWorkflow',
    workflowType: workflow.name,
    workflowId: workflow.id(),
    taskQueue: workflow.queue,
    args: [],
    staticSummary: 'Deletes what has served its time',
    typedSearchAttributes: new TypedSearchAttributes([
      { key: searchAttributeKeys.entityType, value: 'housekeeping' },
      { key: searchAttributeKeys.triggerEvent, value: 'schedule' },
    ]),
  },
};
