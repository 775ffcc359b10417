import { readConfigOrExit } from '#platform/config.ts';
import { subscribe } from '#platform/outbox/consumer.ts';
import { settleMemory } from '#platform/settle-memory.ts';
import { startRelay } from '#platform/outbox/relay.ts';
import { runWorkers } from '#platform/temporal/worker.ts';
import { closeDeps, createDeps } from '#deps.ts';
import { closeCvReader, createActivities, createConsumers, warmCvReader } from '#modules.ts';
import { exitCleanly } from '#platform/exit-cleanly.ts';
import { retryUntilReachable } from '#platform/db/retry-until-reachable.ts';

const config = readConfigOrExit(process.env);
const deps = createDeps(config, 'worker');
const consumers = createConsumers(deps);
await retryUntilReachable(deps.logger, () => subscribe(deps.db, consumers));
const relay = startRelay({ ...deps, consumers });
warmCvReader();
const workers = runWorkers({ ...deps, activities: await createActivities(deps) });
settleMemory();
exitCleanly(deps.logger, async () => {
  await relay.stop();
  await workers.stop();
  await closeCvReader();
  await closeDeps(deps);
});
