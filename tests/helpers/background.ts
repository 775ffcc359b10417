import { createActivities, createConsumers } from '#modules.ts';
import { startRelay } from '#platform/outbox/relay.ts';
import { type ActivitiesByQueue, runWorkers } from '#platform/temporal/worker.ts';
import type { TestApp } from './test-app.ts';

/** What the worker process runs, in this one: relay and Temporal workers on the app's own database and namespace. */
export async function startBackground(app: TestApp, given?: ActivitiesByQueue): Promise<{ stop(): Promise<void> }> {
  const activities = given ?? (await createActivities(app.deps));
  const relay = startRelay({ ...app.deps, consumers: createConsumers(app.deps) });
  const workers = runWorkers({ ...app.deps, activities });
  return {
    stop: async () => {
      await relay.stop();
      await workers.stop();
    },
  };
}
