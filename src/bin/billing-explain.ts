import { closeDeps, createDeps } from '#deps.ts';
import { explainCustomer } from '#modules/billing/index.ts';
import { readConfigOrExit } from '#platform/config.ts';

// For operators: one customer's state, ours next to Stripe's, and what reconciliation would do.
const [, , email] = process.argv;
if (email === undefined) {
  process.stderr.write('Whose? npm run billing:explain -- <e-mail>\n');
  process.exit(1);
}
const deps = createDeps(readConfigOrExit(process.env), 'worker');
try {
  process.stdout.write(`${(await explainCustomer(deps, email)).join('\n')}\n`);
} finally {
  await closeDeps(deps);
}
