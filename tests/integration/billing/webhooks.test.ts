import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentSubscription, startCheckout, stripeWebhook } from '#contracts/billing/billing.ts';
import { readSubscription } from '#modules/billing/index.ts';
import { sweepPaymentRecords } from '#modules/billing/payment/sweep-payment-records.ts';
import { asSystem } from '#platform/db/unit-of-work.ts';
import { createClient, overInject } from '#tests/helpers/api/client.ts';
import { type Recruiter, aRecruiter } from '#tests/helpers/api/recruiter.ts';
import { type BillingApp, boughtBy, pay, purchase, startBillingApp } from '#tests/helpers/billing/stripe.ts';
import { aCard } from '#tests/helpers/billing/cards.ts';
import { until } from '#tests/helpers/until.ts';

let app: BillingApp;

beforeAll(async () => {
  app = await startBillingApp();
});

afterAll(() => app.close());

const whole = process.env['ASKWELL_TEST_FULL'] === '1';

async function subscribed(): Promise<Recruiter> {
  const recruiter = await aRecruiter(app);
  const { url } = await recruiter.call(startCheckout, { body: purchase });
  await pay(app, url, aCard());
  await until(async () => (await recruiter.call(currentSubscription)).plan === 'premium', 60_000);
  return recruiter;
}

function signed(body: string, { secret = app.stripe.settings['STRIPE_WEBHOOK_SECRET'] ?? '', ageSec = 0 } = {}) {
  const at = Math.floor(Date.now() / 1000) - ageSec;
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return { 'stripe-signature': `t=${at},v1=${signature}`, 'content-type': 'application/json' };
}

const eventOf = (id: string, customer: string) =>
  JSON.stringify({
    id,
    object: 'event',
    type: 'customer.subscription.updated',
    created: 1,
    data: { object: { id: 'sub_x', object: 'subscription', customer } },
  });

const storedOf = async (id: string) =>
  (await sql`select from billing.stripe_event where id = ${id}`.execute(app.deps.db.system)).rows.length;

const reportsOf = async ({ userId }: Recruiter) =>
  (
    await sql`select from platform.event where owner_id = ${userId} and type = 'billing.payment.reported'`.execute(
      app.deps.db.system,
    )
  ).rows.length;

const send = (body: string, headers: Record<string, string>) =>
  createClient(overInject(app)).outcome(stripeWebhook, { body, headers });

describe('a webhook', () => {
  it('case 83 › with a bad signature, an old timestamp or a changed body › answers 400 and stores nothing', async () => {
    const body = eventOf('evt_bad', 'cus_x');
    const attempts: readonly (readonly [string, Record<string, string>])[] = [
      [body, {}],
      [body, { 'stripe-signature': 'nonsense' }],
      [body, signed(body, { secret: 'whsec_another' })],
      [body, signed(body, { ageSec: 301 })],
      [body.replace('cus_x', 'cus_y'), signed(body)],
      [`${body} `, signed(body)],
    ];
    for (const [sent, headers] of attempts) {
      const answer = await send(sent, { 'content-type': 'application/json', ...headers });
      expect(answer).toMatchObject({ status: 400, code: 'billing.webhook_refused' });
    }
    expect(await storedOf('evt_bad')).toBe(0);
  });

  it('case 84 › the same event fifty times in parallel › is stored and looked into once', async () => {
    const recruiter = await subscribed();
    // More webhooks of the purchase may arrive after the one that set the plan.
    await app.stripe.webhooks.settled();
    const before = await reportsOf(recruiter);
    const body = eventOf(`evt_${recruiter.userId}`, boughtBy(app, recruiter).customer);
    const answers = await Promise.all(Array.from({ length: 50 }, async () => send(body, signed(body))));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await storedOf(`evt_${recruiter.userId}`)).toBe(1);
    expect(await reportsOf(recruiter)).toBe(before + 1);
  });

  it('of an unknown type or customer › signed › is accepted, stored and asks for nothing', async () => {
    const body = eventOf('evt_unknown', 'cus_nobody').replace('customer.subscription.updated', 'a.type.of.tomorrow');
    expect(await send(body, signed(body))).toMatchObject({ status: 200, body: { received: true } });
    expect(await storedOf('evt_unknown')).toBe(1);
  });

  it('case 85 › deleted before updated before created › ends as Stripe has it', async () => {
    await app.set('webhooks', { reorder: 1000 });
    const recruiter = await aRecruiter(app);
    const { url } = await recruiter.call(startCheckout, { body: purchase });
    await pay(app, url, aCard());
    const bought = boughtBy(app, recruiter);
    app.stripe.ledger.setCancelAtPeriodEnd(bought, true);
    app.stripe.ledger.end(bought);
    await app.set('webhooks', {});
    await until(async () => (await recruiter.call(currentSubscription)).status === 'canceled');
    expect(await recruiter.call(currentSubscription)).toMatchObject({ plan: 'free', cancelAtPeriodEnd: true });
  });

  it('thousands › shuffled, repeated and delayed › end equal to what Stripe has', { timeout: 3_600_000 }, async () => {
    const recruiters: Recruiter[] = [];
    for (let made = 0; made < (whole ? 20 : 3); made += 1) recruiters.push(await subscribed());
    await app.set('webhooks', { reorder: 40, repeat: 3, delayMs: 1 });
    const events = whole ? 10_000 : 150;
    for (let sent = 0; sent < events; sent += 1) {
      const recruiter = recruiters[sent % recruiters.length];
      if (recruiter === undefined) continue;
      const bought = boughtBy(app, recruiter);
      if (bought.status === 'canceled') continue;
      const last = sent >= events - recruiters.length;
      if (last && sent % 2 === 0) app.stripe.ledger.end(bought);
      else if (sent % 5 === 0) app.stripe.ledger.extendTrial(bought, app.stripe.ledger.now() + 86_400 + sent);
      else app.stripe.ledger.setCancelAtPeriodEnd(bought, !bought.cancelAtPeriodEnd);
      // The deliveries run in this process, too.
      if (sent % 50 === 0) await sleep(1);
    }
    await app.set('webhooks', {});
    await app.stripe.webhooks.settled();
    for (const recruiter of recruiters) {
      const bought = boughtBy(app, recruiter);
      const expected = {
        status: bought.status,
        cancelAtPeriodEnd: bought.cancelAtPeriodEnd,
        renewalDate: new Date(bought.periodEnd * 1000).toISOString(),
        plan: bought.status === 'canceled' ? 'free' : 'premium',
      };
      await until(async () => {
        // Not through the API, because access tokens expire after a quarter of an hour.
        const now = await asSystem(app.deps.db, (tx) => readSubscription(tx, recruiter.userId));
        return Object.entries(expected).every(([name, value]) => Reflect.get(now, name) === value);
      }, 120_000);
    }
  });
});

describe('records of webhooks', () => {
  it('one of 41 days ago beside one of today › swept › is deleted alone', async () => {
    await sql`insert into billing.stripe_event (id, type, received_at) values
      ('evt_old', 'customer.updated', now() - interval '41 days'), ('evt_new', 'customer.updated', now())`.execute(
      app.deps.db.system,
    );
    const controls = { signal: new AbortController().signal, heartbeat: () => undefined };
    expect(await sweepPaymentRecords(app.deps.db, controls)).toBe(1);
    const { rows } = await sql`select id from billing.stripe_event where id in ('evt_old', 'evt_new')`.execute(
      app.deps.db.system,
    );
    expect(rows).toEqual([{ id: 'evt_new' }]);
  });
});
