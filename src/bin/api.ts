import { buildApp } from '#app.ts';
import { readConfigOrExit } from '#platform/config.ts';
import { settleMemory } from '#platform/settle-memory.ts';
import { subscribe } from '#platform/outbox/consumer.ts';
import { closeDeps, createDeps } from '#deps.ts';
import { createModules } from '#modules.ts';
import { exitCleanly } from '#platform/exit-cleanly.ts';
import { createLogger } from '#platform/logger.ts';
import { requireRoles } from '#platform/db/connection/require-roles.ts';
import { retryUntilReachable } from '#platform/db/connection/retry-until-reachable.ts';
import { withOwnSignIns } from '#platform/db/own-sign-ins.ts';

const settings = readConfigOrExit(process.env);
const bootLogger = createLogger(settings.LOG_LEVEL, 'api');
const config = await retryUntilReachable(bootLogger, () => withOwnSignIns(settings, bootLogger));
const deps = createDeps(config, 'api');
const modules = createModules(deps);
const http = await buildApp(deps, modules);
await retryUntilReachable(deps.logger, async () => {
  await requireRoles(deps.db);
  await subscribe(deps.db, modules.consumers);
});
await http.listen({ host: config.HOST, port: config.PORT });
settleMemory();
exitCleanly(deps.logger, async () => {
  await http.close();
  await closeDeps(deps);
});
