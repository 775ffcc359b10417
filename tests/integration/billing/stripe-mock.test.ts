import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cancelSubscription,
  changePeriod,
  currentSubscription,
  openPortal,
  resumeSubscription,
  startCheckout,
} from '#contracts/billing/billing.ts';
import { createInvoiceItem } from '#modules/billing/lifecycle/create-invoice-item.ts';
import { listMissedWebhooks } from '#modules/billing/lifecycle/list-missed-webhooks.ts';
import { createPayments, requirePayments } from '#modules/billing/payments.ts';
import { createBillingEraser } from '#modules/billing/billing-eraser.ts';
import { syncCustomer } from '#modules/billing/subscription/sync-customer.ts';
import { aRecruiter } from '#tests/helpers/api/recruiter.ts';
import {
  type BillingApp,
  boughtBy,
  confirmChange,
  pay,
  purchase,
  startBillingApp,
} from '#tests/helpers/billing/stripe.ts';
import { aCard } from '#tests/helpers/billing/cards.ts';
import { shapeDifferences } from '#tests/helpers/api/shape-differences.ts';
import { until } from '#tests/helpers/until.ts';

const whole = process.env['ASKWELL_TEST_FULL'] === '1';
/** Every call that the product makes. */
const used = [
  'POST customers',
  'DELETE customers',
  'GET prices',
  'POST products',
  'POST prices',
  'GET checkout',
  'POST checkout',
  'GET billing_portal',
  'POST billing_portal',
  'GET subscriptions',
  'POST subscriptions',
  'DELETE subscriptions',
  'POST subscription_schedules',
  'GET invoiceitems',
  'POST invoiceitems',
  'GET invoices',
  'POST invoices',
  'GET invoice_payments',
  'POST refunds',
  'GET events',
];
/** Keys in Stripe's own types that the mock's examples lack. */
const leftOut = [
  '.customer_account',
  '.tax_details',
  '/products .type',
  '.recurring.trial_period_days',
  '.allowed_payment_method_types',
  '.payment_method_options.card',
  '.current_trial',
  '.plan',
  '.payment.payment_intent',
  '.subscription_update.products',
  '.subscription_update_confirm.items[].quantity',
  '.pause_schedules',
].map((path) => `${path} is unknown`);
/** Not requested as an expanded object, but expanded in the mock's examples. */
const expanded = ['.phases[].items[].plan is string, not object'];
const stripeMock = 'github.com/stripe/stripe-mock@v0.203.0';

/**
 * Stripe's own mock: from STRIPE_MOCK, from the PATH or, in a full run, built now. Undefined if there is none, and no
 * Go or network to build one.
 */
async function findMock(): Promise<string | undefined> {
  for (const found of [process.env['STRIPE_MOCK'], 'stripe-mock']) {
    if (found !== undefined && (await runs(found))) return found;
  }
  return whole ? builtMock() : undefined;
}

async function runs(program: string): Promise<boolean> {
  return promisify(execFile)(program, ['-version'], { timeout: 30_000 }).then(
    () => true,
    () => false,
  );
}

async function builtMock(): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'askwell-stripe-mock-'));
  const env = { ...process.env, GOBIN: folder };
  return promisify(execFile)('go', ['install', stripeMock], { env, timeout: 540_000 }).then(
    () => join(folder, 'stripe-mock'),
    () => undefined,
  );
}

async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

const mock = await findMock();

describe.skipIf(mock === undefined)(`stripe-mock (${stripeMock})`, () => {
  let app: BillingApp;
  let running: ChildProcess;
  let origin: string;

  beforeAll(async () => {
    app = await startBillingApp();
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    running = spawn(mock ?? '', ['-http-port', String(port)], { stdio: 'ignore' });
    await until(
      async () =>
        fetch(origin).then(
          () => true,
          () => false,
        ),
      30_000,
    );
  });

  afterAll(async () => {
    running.kill();
    await app.close();
  });

  it('every request that the product sends › sent to it as well › is accepted, and answered with the same keys and types', async () => {
    const recruiter = await aRecruiter(app);
    const { url } = await recruiter.call(startCheckout, { body: purchase });
    await recruiter.call(startCheckout, { body: { ...purchase, billingPeriod: 'yearly' } });
    const again = await recruiter.call(startCheckout, { body: purchase });
    expect(again.url).not.toBe(url);
    await pay(app, again.url, aCard());
    await until(async () => (await recruiter.call(currentSubscription)).plan === 'premium');
    await recruiter.call(cancelSubscription);
    await recruiter.call(resumeSubscription);
    await recruiter.call(openPortal, { body: { returnUrl: '/subscription' } });
    const back = { successUrl: '/subscription', cancelUrl: '/subscription' };
    for (const billingPeriod of ['yearly', 'monthly'] as const) {
      const { url: confirmation } = await recruiter.call(changePeriod, { body: { billingPeriod, ...back } });
      await confirmChange(app, confirmation);
    }
    await recruiter.call(changePeriod, { body: { billingPeriod: 'yearly', ...back } });
    const deps = { ...app.deps, payments: requirePayments(createPayments(app.config)) };
    await listMissedWebhooks(deps);
    const month = { ownerId: recruiter.userId, subscriptionId: 'sub', windowStart: '2026-01-31T10:00:00.000Z' };
    await createInvoiceItem(deps, { ...month, count: 2, cents: 400, attempt: 1 });

    const bought = boughtBy(app, recruiter);
    const { ledger } = app.stripe;
    ledger.subscribe({ ...bought, price: ledger.price(bought.price), trialDays: 0 });
    await syncCustomer(deps, recruiter.userId);
    await createBillingEraser(deps).endOutside?.({
      kind: 'account',
      ownerId: recruiter.userId,
      id: recruiter.userId,
    });

    const refused: string[] = [];
    const different = new Set<string>();
    for (const { method, path, body, answer } of app.stripe.calls) {
      const theirs = await fetch(`${origin}${path}`, {
        method,
        headers: { authorization: 'Bearer sk_test_123', 'content-type': 'application/x-www-form-urlencoded' },
        ...(body === '' ? {} : { body }),
      });
      const text = await theirs.text();
      if (!theirs.ok) refused.push(`${method} ${path} ${body}: ${theirs.status} ${text}`);
      else if (answer?.status === 200) {
        const place = `${method} ${path.replace(/\?.*/, '').replaceAll(/\/[a-z]+_\w{12,}(?=\/|$)/g, '/ID')}`;
        for (const each of shapeDifferences(answer.body, JSON.parse(text))) different.add(`${place} ${each}`);
      }
    }
    expect(refused).toEqual([]);
    expect([...different].filter((each) => ![...leftOut, ...expanded].some((known) => each.endsWith(known)))).toEqual(
      [],
    );
    const asked = new Set(app.stripe.calls.map(({ method, path }) => `${method} ${path.split(/[/?]/)[2]}`));
    expect(asked).toEqual(new Set(used));
  });
});
