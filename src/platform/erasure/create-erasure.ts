import { erasure } from '#workflows/contracts/erasure.ts';
import { taskQueues } from '#workflows/contracts/task-queues.ts';
import type { Db } from '#platform/db/client.ts';
import type { Logger } from '#platform/logger.ts';
import type { Module } from '#platform/module.ts';
import { consume } from '#platform/outbox/consumer.ts';
import type { Temporal } from '#platform/temporal/client.ts';
import type { Eraser } from './eraser.ts';
import { erasureRequested } from './erasure-requested.ts';
import type { ErasureNotice } from './finish-erasure.ts';
import { reportOverdue } from './report-overdue.ts';
import { sweepReceipts } from './sweep-receipts.ts';
import { unfinishedErasures } from './unfinished-erasures.ts';

/** Erases accounts and candidates, with one eraser per module. */
export function createErasure(deps: {
  db: Db;
  temporal: Temporal;
  logger: Logger;
  erasers: readonly Eraser[];
  notice: ErasureNotice;
}): Pick<Module, 'consumers' | 'sweeps' | 'unfinished' | 'activities'> {
  const { temporal, logger } = deps;
  return {
    consumers: [
      consume('platform.start-erasure', erasureRequested, async ({ type, aggregateId: erasureId, payload }) => {
        await temporal.start(
          erasure,
          { erasureId, attempt: payload.attempt },
          {
            summary: `Erase ${payload.kind}, receipt ${erasureId.slice(-8)}`,
            entity: { type: 'erasure', id: erasureId },
            // Not the account's id: workflow runs that carry it are deleted.
            trigger: { type, ownerId: erasureId },
          },
        );
      }),
    ],
    sweeps: { receipts: sweepReceipts, 'overdue erasures': (db) => reportOverdue({ db, logger }) },
    unfinished: [unfinishedErasures],
    activities: async () => {
      const { createErasureActivities } = await import('./erasure-activities.ts');
      return { [taskQueues.wf]: createErasureActivities(deps) };
    },
  };
}
