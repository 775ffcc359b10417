import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginEmailChange, confirmEmailChange } from '#contracts/auth/email.ts';
import { startCheckout } from '#contracts/billing/billing.ts';
import { createPayments } from '#modules/billing/payments.ts';
import { updateCustomerEmail } from '#modules/billing/payment/customer.ts';
import { overInject } from '#tests/helpers/api/client.ts';
import { type Recruiter, aRecruiter } from '#tests/helpers/api/recruiter.ts';
import { aPassword } from '#tests/helpers/api/sign-up.ts';
import { type BillingApp, purchase, startBillingApp } from '#tests/helpers/billing/stripe.ts';
import { until } from '#tests/helpers/until.ts';

let app: BillingApp;

beforeAll(async () => {
  app = await startBillingApp();
});

afterAll(() => app.close());

async function changeAddress(user: Recruiter): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  await user.call(beginEmailChange, { body: { email, password: aPassword } });
  await user.call(confirmEmailChange, { body: { code: await overInject(app).code(email) } });
  return email;
}

const customersOf = ({ userId }: Recruiter) =>
  [...app.stripe.ledger.customers.values()].filter(({ metadata }) => metadata['account'] === userId);

async function deliveriesOf({ userId }: Recruiter): Promise<string[]> {
  const { rows } = await sql<{ state: string }>`
    select d.state from platform.delivery d join platform.event e on e.id = d.event_id
    where e.owner_id = ${userId} and d.consumer = 'billing.update-customer-email'`.execute(app.deps.db.system);
  return rows.map(({ state }) => state);
}

it('the customer at Stripe › of an account whose address changes, while Stripe is away › gets it once it is back', async () => {
  const user = await aRecruiter(app);
  await user.call(startCheckout, { body: purchase });
  expect(customersOf(user).map(({ email }) => email)).toEqual([user.email]);
  // Twice, because the library retries once on its own.
  await app.set('faults', { fault: 'down', times: 2 });
  const email = await changeAddress(user);
  await until(async () => customersOf(user)[0]?.email === email);
  expect(customersOf(user)).toHaveLength(1);
});

it('a change that is told twice, or late › changes nothing more', async () => {
  const user = await aRecruiter(app);
  await user.call(startCheckout, { body: purchase });
  await changeAddress(user);
  const email = await changeAddress(user);
  await until(async () => (await deliveriesOf(user)).join() === 'done,done');
  const deps = { db: app.deps.db, payments: createPayments(app.config) };
  await updateCustomerEmail(deps, user.userId);
  await updateCustomerEmail(deps, user.userId);
  expect(customersOf(user).map((customer) => customer.email)).toEqual([email]);
});

it('an account that never bought anything, and one whose customer is gone there › are left alone', async () => {
  const free = await aRecruiter(app);
  await changeAddress(free);
  const gone = await aRecruiter(app);
  await gone.call(startCheckout, { body: purchase });
  app.stripe.ledger.customers.clear();
  await changeAddress(gone);
  await until(async () => [await deliveriesOf(free), await deliveriesOf(gone)].join() === 'done,done');
  expect(customersOf(free)).toEqual([]);
});
