import { randomBytes } from 'node:crypto';
import { type Server, createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { selectOverdue } from '#modules/billing/lifecycle/select-overdue.ts';
import { trialStarted } from '#modules/billing/events.ts';
import { type Db, createDb } from '#platform/db/client.ts';
import { migrate } from '#platform/db/migrate.ts';
import { asSystem } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import { appendEventOf } from '#platform/outbox/append-event.ts';
import { type StripeSandbox, startStripeSandbox } from '#sandbox/stripe/stripe-sandbox.ts';
import { until } from '#tests/helpers/until.ts';
import { startScript } from '#tests/bench/support/api-process.ts';
import { type Paired, quantile } from '#tests/bench/support/paired.ts';
import { signedInUsers } from '#tests/bench/support/signed-in-users.ts';

const many = Number(process.env['BENCH_TRIALS'] ?? 10_000);
const minute = 60_000;
const asked = 15 * minute;
const hours = 3_600_000;

/**
 * Cancelled trials that all end within one minute, each by its own workflow, in a separate worker process: from the end
 * of the last trial until the last account is on the free plan. No webhook arrives, and the sweep has nothing to
 * repair.
 */
export async function trials(databaseUrl: string, temporalAddress: string): Promise<Paired> {
  await migrate(databaseUrl);
  const db = createDb({ connectionString: databaseUrl, max: 2 });
  const { stripe, server } = await startStripe();
  const worker = startScript('src/bin/worker.ts', {
    ...process.env,
    ...stripe.settings,
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    TEMPORAL_ADDRESS: temporalAddress,
    TEMPORAL_NAMESPACE: 'bench-trials',
    JWT_KEY: randomBytes(32).toString('base64'),
    PEPPER: randomBytes(32).toString('base64'),
    PUBLIC_URL: 'http://127.0.0.1:1',
    SMTP_URL: 'smtp://127.0.0.1:1',
    LOG_LEVEL: 'error',
  });
  try {
    await until(async () => {
      const { rows } = await sql`select from platform.event_route
        where consumer = 'billing.start-trial-expiry'`.execute(db.system);
      return rows.length > 0;
    }, 5 * minute);
    const began = Date.now();
    // Enough time for every run to be waiting before the first trial ends.
    const firstEnd = Math.ceil(began / 1000) * 1000 + Math.max(2 * minute, many * 60);
    await seed(databaseUrl, db, stripe, firstEnd);
    await none(db, sql`platform.delivery where state = 'pending'`, 2 * hours);
    const startedIn = Date.now() - began;
    await none(db, sql`billing.subscription where tier = 'premium'`, 4 * hours);
    const late = await lateness(db);
    const overdue = await selectOverdue({ db });
    const slowest = Math.max(...late) - minute;
    const spent = (value: number) => `${(value / minute).toFixed(1)} min`;
    return {
      goal: `${many} trials end in a minute`,
      ours: spent(slowest),
      baseline: spent(asked),
      median: slowest / asked,
      quartiles: [slowest / asked, slowest / asked],
      atMost: 1,
      note: `started in ${spent(startedIn)}; after its own end: median ${spent(quantile(late, 0.5))}, p95 ${spent(quantile(late, 0.95))}, latest ${spent(Math.max(...late))}; left to the sweep: ${overdue.length}`,
    };
  } finally {
    worker.kill('SIGTERM');
    await db.destroy();
    await stripe.stop();
    server.closeAllConnections();
    server.close();
  }
}

async function startStripe(): Promise<{ stripe: StripeSandbox; server: Server }> {
  let stripe: StripeSandbox | undefined;
  const server = createServer((request, response) => {
    void stripe?.answer(request, response, new URL(request.url ?? '/', 'http://sandbox'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  stripe = startStripeSandbox({ publicUrl: 'http://127.0.0.1:1', url });
  stripe.webhooks.set({ delayMs: 0, repeat: 1, reorder: 0, drop: 1 });
  return { stripe, server };
}

/**
 * Accounts on a cancelled trial whose owners were reminded, here and at Stripe, with the events that start their runs.
 */
async function seed(databaseUrl: string, db: Db, { ledger }: StripeSandbox, firstEnd: number): Promise<void> {
  const owners = Array.from({ length: many }, () => newId());
  await signedInUsers(databaseUrl, { JWT_KEY: randomBytes(32).toString('base64'), PUBLIC_URL: '' }, owners);
  const price = {
    id: 'price_bench',
    created: ledger.now(),
    product: 'askwell_premium',
    currency: 'usd',
    amount: 2000,
    months: 1,
    lookupKey: null,
  };
  ledger.prices.set(price.id, price);
  for (const [index, ownerId] of owners.entries()) {
    const customer = `cus_${index}`;
    const metadata = { account: ownerId };
    ledger.customers.set(customer, { id: customer, created: ledger.now(), metadata, email: null, deleted: false });
    const card = {
      id: `pm_${index}`,
      customer,
      last4: '4242',
      fingerprint: String(index),
      pays: true,
      asksBank: false,
    };
    const bought = ledger.subscribe({ customer, price, trialDays: 7, metadata, card });
    const endsAt = new Date(firstEnd + (index % 60) * 1000);
    ledger.extendTrial(bought, endsAt.getTime() / 1000);
    ledger.setCancelAtPeriodEnd(bought, true);
    await asSystem(db, async (tx) => {
      await sql`insert into billing.subscription (owner_id, tier, status, billing_period, started_at, renewal_date,
          cancel_at_period_end, trial_ends_at, anchor, customer_id, subscription_id, first_subscription_id, reminded_of)
        values (${ownerId}, 'premium', 'trialing', 'monthly', now(), ${endsAt}, true, ${endsAt}, ${endsAt}, ${customer},
          ${bought.id}, ${bought.id}, ${endsAt})`.execute(tx);
      const started = { subscriptionId: bought.id, trialEndsAt: endsAt.toISOString() };
      await appendEventOf(tx, ownerId, trialStarted(ownerId, started));
    });
  }
}

/** Waits until no row is left; polls rarely, because the count disturbs the measurement. */
async function none(db: Db, rows: ReturnType<typeof sql>, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const { rows: left } = await sql`select 1 from ${rows} limit 1`.execute(db.system);
    if (left.length === 0) return;
    if (Date.now() > deadline) throw new Error(`rows are left after ${withinMs} ms`);
    await sleep(1000);
  }
}

/** Milliseconds from the end of each trial until its account was on the free plan. */
async function lateness(db: Db): Promise<number[]> {
  const { rows } = await sql<{ ms: number }>`
    select extract(epoch from fetched_at - renewal_date)::float * 1000 as ms from billing.subscription`.execute(
    db.system,
  );
  return rows.map(({ ms }) => ms);
}
