import { Context } from '@temporalio/activity';
import type { HousekeepingActivities } from '#workflows/contracts/housekeeping.ts';
import type { Db } from '#platform/db/client.ts';
import type { Sweep } from '#platform/db/statements/delete-in-batches.ts';

/** By what they delete, as operators read it; in the order in which they run. One that fails asks for their attention. */
export type Sweeps = Readonly<Record<string, Sweep>>;

/** Sweeps as activities: each batch is a heartbeat, and a worker that stops is not kept waiting. */
export function createSweepActivities(deps: { db: Db }, sweeps: Sweeps): HousekeepingActivities {
  return {
    listSweeps: async () => Object.keys(sweeps),
    sweep: async (what) => {
      const sweep = sweeps[what];
      // A run that began under another version: the next hour's asks anew.
      if (sweep === undefined) return 0;
      const context = Context.current();
      return sweep(deps.db, { signal: context.cancellationSignal, heartbeat: () => context.heartbeat() });
    },
  };
}
