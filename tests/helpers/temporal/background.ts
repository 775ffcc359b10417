import { createModules } from '#modules.ts';
import { subscribe } from '#platform/outbox/consumer.ts';
import { startRelay } from '#platform/outbox/relay.ts';
import { type ActivitiesByQueue, runWorkers } from '#platform/temporal/worker.ts';
import type { TestApp } from '#tests/helpers/api/test-app.ts';

/** The worker process's parts in this process: relay and Temporal workers on the app's own database and namespace. */
export async function startBackground(app: TestApp, given?: ActivitiesByQueue): Promise<{ stop(): Promise<void> }> {
  const { consumers, activities } = createModules(app.deps);
  const relay = startRelay({ ...app.deps, consumers });
  const workers = runWorkers({ ...app.deps, activities: given ?? (await activities()) });
  return {
    stop: async () => {
      await relay.stop();
      await workers.stop();
    },
  };
}

/**
 * Leaves plans to `aPlannedInterview`, which makes them without a workflow: a background run would work on the same
 * generation, which sometimes ended in a deadlock.
 */
export function leavePlansToTest({ deps, modules }: TestApp): Promise<void> {
  return subscribe(
    deps.db,
    modules.consumers.filter(({ name }) => name !== 'interviewing.start-plan-generation'),
  );
}
