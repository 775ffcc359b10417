import { readConfigOrExit } from '#platform/config.ts';
import { subscribe } from '#platform/outbox/consumer.ts';
import { settleMemory } from '#platform/settle-memory.ts';
import { startRelay } from '#platform/outbox/relay.ts';
import { startReconciliation } from '#platform/temporal/reconcile.ts';
import { runWorkers } from '#platform/temporal/worker.ts';
import { closeDeps, createDeps } from '#deps.ts';
import { createModules } from '#modules.ts';
import { exitCleanly } from '#platform/exit-cleanly.ts';
import { createLogger } from '#platform/logger.ts';
import { requireRoles } from '#platform/db/connection/require-roles.ts';
import { retryUntilReachable } from '#platform/db/connection/retry-until-reachable.ts';
import { withOwnSignIns } from '#platform/db/own-sign-ins.ts';

const settings = readConfigOrExit(process.env);
const bootLogger = createLogger(settings.LOG_LEVEL, 'worker');
const config = await retryUntilReachable(bootLogger, () => withOwnSignIns(settings, bootLogger));
const deps = createDeps(config, 'worker');
const modules = createModules(deps);
await retryUntilReachable(deps.logger, async () => {
  await requireRoles(deps.db);
  await subscribe(deps.db, modules.consumers);
});
const relay = startRelay({ ...deps, consumers: modules.consumers });
modules.background.start();
const workers = runWorkers({ ...deps, activities: await modules.activities() });
const reconciliation = startReconciliation(deps, modules.unfinished);
settleMemory();
exitCleanly(deps.logger, async () => {
  await reconciliation.stop();
  await relay.stop();
  await workers.stop();
  await modules.background.stop();
  await closeDeps(deps);
});
