import { Context } from '@temporalio/activity';
import type { Db } from '#platform/db/client.ts';
import type { Sweep } from '#platform/db/delete-in-batches.ts';
import type { Logger } from '#platform/logger.ts';
import { safeActivities } from './activity-errors.ts';

/** Sweeps as activities: each batch is a heartbeat, and a worker that stops is not kept waiting. */
export function sweepActivities<Name extends string>(
  deps: { db: Db; logger: Logger },
  sweeps: Readonly<Record<Name, Sweep>>,
): Record<Name, () => Promise<number>> {
  const activities = Object.entries<Sweep>(sweeps).map(([name, sweep]) => [
    name,
    () => {
      const context = Context.current();
      return sweep(deps.db, { signal: context.cancellationSignal, alive: () => context.heartbeat() });
    },
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names are those given
  return safeActivities(Object.fromEntries(activities) as Record<Name, () => Promise<number>>, deps.logger);
}
