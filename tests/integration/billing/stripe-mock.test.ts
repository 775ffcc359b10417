import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cancelSubscription,
  currentSubscription,
  openPortal,
  resumeSubscription,
  startCheckout,
} from '#contracts/billing.ts';
import { createInvoiceItem } from '#modules/billing/lifecycle/create-invoice-item.ts';
import { listMissedWebhooks } from '#modules/billing/lifecycle/list-missed-webhooks.ts';
import { createPayments, requirePayments } from '#modules/billing/payments.ts';
import { aRecruiter } from '#tests/helpers/recruiter.ts';
import { type BillingApp, aCard, pay, purchase, startBillingApp } from '#tests/helpers/stripe.ts';
import { until } from '#tests/helpers/until.ts';

const whole = process.env['ASKWELL_TEST_FULL'] === '1';
const stripeMock = 'github.com/stripe/stripe-mock@v0.197.0';

/** Builds Stripe's own mock. Undefined where there is no Go, or its modules cannot be had. */
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

const mock = whole ? await builtMock() : undefined;

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

  it('every request that the product sends › sent to it as well › is accepted', async () => {
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
    const deps = { ...app.deps, payments: requirePayments(createPayments(app.config)) };
    await listMissedWebhooks(deps);
    const month = { ownerId: recruiter.userId, subscriptionId: 'sub', windowStart: '2026-01-31T10:00:00.000Z' };
    await createInvoiceItem(deps, { ...month, count: 2, cents: 400, attempt: 1 });

    const refused: string[] = [];
    for (const { method, path, body } of app.stripe.calls) {
      const answer = await fetch(`${origin}${path}`, {
        method,
        headers: { authorization: 'Bearer sk_test_123', 'content-type': 'application/x-www-form-urlencoded' },
        ...(body === '' ? {} : { body }),
      });
      if (!answer.ok) refused.push(`${method} ${path} ${body}: ${answer.status} ${await answer.text()}`);
    }
    expect(app.stripe.calls.length).toBeGreaterThan(15);
    expect(refused).toEqual([]);
  });
});
