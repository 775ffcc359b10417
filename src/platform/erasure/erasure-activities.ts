import { Context } from '@temporalio/activity';
import type { ErasureActivities } from '#workflows/contracts/erasure.ts';
import type { Db } from '#platform/db/client.ts';
import type { Temporal } from '#platform/temporal/client.ts';
import { eraseRows } from './erase-rows.ts';
import type { Eraser } from './eraser.ts';
import { type ErasureNotice, finishErasure } from './finish-erasure.ts';
import { forgetNotice } from './forget-notice.ts';
import { freeze } from './freeze.ts';
import { cancelRuns, deleteRuns } from './subject-runs.ts';

/** Activities of the workflow `erasure`. Each is idempotent. */
export function createErasureActivities(deps: {
  db: Db;
  temporal: Temporal;
  erasers: readonly Eraser[];
  notice: ErasureNotice;
}): ErasureActivities {
  const { erasers, notice } = deps;
  return {
    freeze: ({ erasureId }) => freeze(deps, erasers, erasureId),
    cancelRuns: ({ erasureId }) => cancelRuns(deps, erasureId),
    listErasers: async () => erasers.map(({ name }) => name),
    eraseRows: async ({ erasureId, eraser: name }) => {
      const eraser = erasers.find((each) => each.name === name);
      // A run that started under another version waits for a worker that has this eraser: nothing is skipped silently.
      if (eraser === undefined) throw new Error(`no eraser ${name} in this version`);
      const context = Context.current();
      const controls = { signal: context.cancellationSignal, heartbeat: () => context.heartbeat() };
      return eraseRows(deps, eraser, erasureId, controls);
    },
    deleteRuns: ({ erasureId }) => deleteRuns(deps, erasureId),
    finishErasure: ({ erasureId }) => finishErasure(deps, notice, erasureId),
    forgetNotice: ({ erasureId }) => forgetNotice(deps, erasureId),
  };
}
