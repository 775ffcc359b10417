import { createDeps, closeDeps } from '#deps.ts';
import { createModules } from '#modules.ts';
import { readConfigOrExit } from '#platform/config.ts';
import { reconcile } from '#platform/temporal/reconcile.ts';

// For operators, after Temporal's database was lost: runs at once what the worker does every five minutes.
const deps = createDeps(readConfigOrExit(process.env), 'worker');
try {
  const { restarted, failed } = await reconcile(deps, createModules(deps).unfinished);
  process.stdout.write(
    `Asked again for ${restarted} lost runs; ended ${failed} rows whose run had ended without them.\n`,
  );
} finally {
  await closeDeps(deps);
}
