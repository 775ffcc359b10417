import { closeDeps, createDeps } from '#deps.ts';
import { reconcileCustomers } from '#modules/billing/index.ts';
import { readConfigOrExit } from '#platform/config.ts';

// For operators, after a restore or if webhooks were lost for days: compares every customer with Stripe.
const deps = createDeps(readConfigOrExit(process.env), 'worker');
try {
  const { asked, changed, failed } = await reconcileCustomers(deps);
  process.stdout.write(
    `Asked Stripe about ${asked} customers: ${changed} changed, ${failed} could not be asked about.\n`,
  );
  if (failed > 0) process.exitCode = 1;
} finally {
  await closeDeps(deps);
}
