import { Context } from '@temporalio/activity';
import type { HousekeepingActivities } from '#workflows/contracts/housekeeping.ts';
import type { Db } from '#platform/db/client.ts';
import type { Sweep } from '#platform/db/statements/delete-in-batches.ts';

/**
 * Sweeps by what they delete, in execution order; the names are shown to operators. A failing sweep needs their
 * attention.
 */
export type Sweeps = Readonly<Record<string, Sweep>>;

/** Sweeps as activities: each batch sends a heartbeat and stops when the worker shuts down. */
export function createSweepActivities(deps: { db: Db }, sweeps: Sweeps): HousekeepingActivities {
  return {
    listSweeps: async () => Object.keys(sweeps),
    sweep: async (what) => {
      const sweep = sweeps[what];
      // The run started under another version: the next hourly run uses this version's list.
      if (sweep === undefined) return 0;
      const context = Context.current();
      return sweep(deps.db, { signal: context.cancellationSignal, heartbeat: () => context.heartbeat() });
    },
  };
}
