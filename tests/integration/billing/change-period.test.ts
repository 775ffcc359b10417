import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cancelSubscription,
  changePeriod,
  currentSubscription,
  limitsStatus,
  resumeSubscription,
  startCheckout,
  syncSubscription,
} from '#contracts/billing/billing.ts';
import type { BillingPeriod } from '#contracts/billing/plans.ts';
import { totalOf } from '#sandbox/stripe/records/invoice.ts';
import { anInterview } from '#tests/helpers/api/builders.ts';
import { type Recruiter, aRecruiter } from '#tests/helpers/api/recruiter.ts';
import {
  type BillingApp,
  boughtBy,
  confirmChange,
  hostedPage,
  pay,
  purchase,
  startBillingApp,
  subscriptionsOf,
  webhooksHandled,
} from '#tests/helpers/billing/stripe.ts';
import { aCard } from '#tests/helpers/billing/cards.ts';
import { until } from '#tests/helpers/until.ts';

let app: BillingApp;

beforeAll(async () => {
  app = await startBillingApp();
});

afterAll(() => app.close());

const day = 86_400;
const back = 'http://localhost:3000/subscription';
const to = (billingPeriod: BillingPeriod) =>
  ({
    body: { billingPeriod, successUrl: `${back}?period=${billingPeriod}`, cancelUrl: back },
  }) as const;
const dateOf = (seconds: number) => new Date(seconds * 1000).toISOString();

async function onTrial(billingPeriod: BillingPeriod, card = aCard()): Promise<Recruiter> {
  const recruiter = await aRecruiter(app);
  const { url } = await recruiter.call(startCheckout, { body: { ...purchase, billingPeriod } });
  await pay(app, url, card);
  await becomes(recruiter, { status: 'trialing' });
  return recruiter;
}

/** A recruiter in the middle of a paid period whose trial ended this many days ago. */
async function paying(billingPeriod: BillingPeriod, daysAgo: number, card = aCard()): Promise<Recruiter> {
  const recruiter = await onTrial(billingPeriod, card);
  const { ledger } = app.stripe;
  const now = ledger.now();
  const paidFrom = now - daysAgo * day;
  Object.assign(boughtBy(app, recruiter), {
    status: 'active',
    trialEnd: paidFrom,
    anchor: paidFrom,
    periodStart: now - 10 * day,
    periodEnd: now + (billingPeriod === 'yearly' ? 355 : 20) * day,
  });
  await recruiter.call(syncSubscription);
  await webhooksHandled(app);
  return recruiter;
}

async function becomes(recruiter: Recruiter, state: object): Promise<void> {
  await until(async () => {
    const now = await recruiter.call(currentSubscription);
    return Object.entries(state).every(([name, value]) => Reflect.get(now, name) === value);
  });
}

/** Charges made or due, newest first; without the free first invoice of a trial. */
function sumsOf(recruiter: Recruiter): number[] {
  const { id } = boughtBy(app, recruiter);
  const own = [...app.stripe.ledger.invoicing.invoices.values()].filter(({ subscription }) => subscription === id);
  return own
    .map(totalOf)
    .filter((sum) => sum !== 0)
    .toReversed();
}

async function factsOf({ userId }: Recruiter, type: string): Promise<unknown[]> {
  const { rows } = await sql<{ facts: unknown }>`
    select facts from platform.activity where owner_id = ${userId} and event_type = ${type}
    order by occurred_at`.execute(app.deps.db.system);
  return rows.map(({ facts }) => facts);
}

async function interviewsOf(recruiter: Recruiter) {
  return (await recruiter.call(limitsStatus)).find(({ resource }) => resource === 'interviews');
}

describe('from month to year', () => {
  it('paid for ten days of thirty › confirmed at Stripe › begins at once for what is left to pay, and is written by the webhook', async () => {
    const recruiter = await paying('monthly', 10);
    const month = await interviewsOf(recruiter);
    expect(month).toMatchObject({ limit: null });
    const { url } = await recruiter.call(changePeriod, to('yearly'));
    expect(await recruiter.call(currentSubscription)).toMatchObject({ billingPeriod: 'monthly' });
    // $180 minus two thirds of $20
    expect(await hostedPage(app, url)).toContain('Amount due today: $166.67');
    expect(sumsOf(recruiter)).toEqual([]);
    expect(await confirmChange(app, url)).toEqual({ to: `${back}?period=yearly` });
    await becomes(recruiter, { billingPeriod: 'yearly' });
    const now = await recruiter.call(currentSubscription);
    expect(now).toMatchObject({ status: 'active', plan: 'premium', nextBillingPeriod: null });
    expect(now.renewalDate).toBe(dateOf(boughtBy(app, recruiter).periodEnd));
    expect(sumsOf(recruiter)).toEqual([16_667]);
    expect(await factsOf(recruiter, 'billing.period.changed')).toEqual([
      { subscriptionId: boughtBy(app, recruiter).id, billingPeriod: 'yearly' },
    ]);
    // The first, unlimited month ends at the same time as before.
    expect(await interviewsOf(recruiter)).toEqual(month);
  });

  it('in the second month of the plan › changed › goes on counting the same month, which has its limit', async () => {
    const recruiter = await paying('monthly', 40);
    await anInterview(recruiter);
    const before = await interviewsOf(recruiter);
    expect(before).toMatchObject({ used: 1, limit: 10 });
    const { url } = await recruiter.call(changePeriod, to('yearly'));
    await confirmChange(app, url);
    await becomes(recruiter, { billingPeriod: 'yearly' });
    expect(await interviewsOf(recruiter)).toEqual(before);
  });

  it('on trial › changed › leaves the trial as it is, and its end charges the year', async () => {
    const recruiter = await onTrial('monthly');
    const { trialEndsAt } = await recruiter.call(currentSubscription);
    const { url } = await recruiter.call(changePeriod, to('yearly'));
    expect(await hostedPage(app, url)).toContain('Amount due today: $0');
    await confirmChange(app, url);
    await becomes(recruiter, { billingPeriod: 'yearly' });
    expect(await recruiter.call(currentSubscription)).toMatchObject({ status: 'trialing', trialEndsAt });
    expect(sumsOf(recruiter)).toEqual([]);
    await app.moveClock(7 * day + 1);
    await becomes(recruiter, { status: 'active' });
    expect(sumsOf(recruiter)).toEqual([18_000]);
  });

  it('with a card that fails › confirmed › is told there, and nothing is changed or owed', async () => {
    const recruiter = await paying('monthly', 10, '4000 0000 0000 0341');
    const { url } = await recruiter.call(changePeriod, to('yearly'));
    expect(await confirmChange(app, url)).toEqual({ problem: 'Your card was declined.' });
    expect(await recruiter.call(syncSubscription)).toMatchObject({ billingPeriod: 'monthly', status: 'active' });
    expect(sumsOf(recruiter)).toEqual([]);
  });
});

describe('from year to month', () => {
  it('in a year that is paid for › confirmed, taken back, confirmed again › begins with the end of the year', async () => {
    const recruiter = await paying('yearly', 10);
    const { id, periodEnd } = boughtBy(app, recruiter);
    const begin = async (): Promise<void> => {
      const { url } = await recruiter.call(changePeriod, to('monthly'));
      expect(await hostedPage(app, url)).toContain('Amount due today: $0');
      await confirmChange(app, url);
      await becomes(recruiter, { nextBillingPeriod: 'monthly' });
    };
    await begin();
    expect(await recruiter.call(currentSubscription)).toMatchObject({
      billingPeriod: 'yearly',
      renewalDate: dateOf(periodEnd),
    });
    const same = await recruiter.call(changePeriod, to('monthly'));
    expect(same).toEqual({ url: `${back}?period=monthly` });
    const takenBack = await recruiter.call(changePeriod, to('yearly'));
    expect(takenBack).toEqual({ url: `${back}?period=yearly` });
    expect(await recruiter.call(currentSubscription)).toMatchObject({
      billingPeriod: 'yearly',
      nextBillingPeriod: null,
    });
    await begin();
    const scheduled = { subscriptionId: id, billingPeriod: 'monthly', from: dateOf(periodEnd) };
    await until(async () => (await factsOf(recruiter, 'billing.period_change.scheduled')).length === 2);
    expect(await factsOf(recruiter, 'billing.period_change.scheduled')).toEqual([scheduled, scheduled]);
    expect(sumsOf(recruiter)).toEqual([]);
    await app.moveClock(355 * day + 1);
    await becomes(recruiter, { billingPeriod: 'monthly' });
    expect(await recruiter.call(currentSubscription)).toMatchObject({ status: 'active', nextBillingPeriod: null });
    expect(sumsOf(recruiter)).toEqual([2000]);
  });

  it('on trial › changed › has the trial charge the month', async () => {
    const recruiter = await onTrial('yearly');
    const { url } = await recruiter.call(changePeriod, to('monthly'));
    await confirmChange(app, url);
    await becomes(recruiter, { nextBillingPeriod: 'monthly', status: 'trialing' });
    await app.moveClock(7 * day + 1);
    await becomes(recruiter, { status: 'active', billingPeriod: 'monthly' });
    expect(sumsOf(recruiter)).toEqual([2000]);
  });

  it('while it waits › the subscription is cancelled and resumed › ends with the year, then goes on by the year', async () => {
    const recruiter = await paying('yearly', 10);
    const { url } = await recruiter.call(changePeriod, to('monthly'));
    await confirmChange(app, url);
    await becomes(recruiter, { nextBillingPeriod: 'monthly' });
    const cancelled = await recruiter.call(cancelSubscription);
    expect(cancelled).toMatchObject({ cancelAtPeriodEnd: true, nextBillingPeriod: null, billingPeriod: 'yearly' });
    const refused = await recruiter.refusal(changePeriod, to('monthly'));
    expect(refused).toMatchObject({ status: 409, code: 'billing.will_end' });
    expect(await recruiter.call(resumeSubscription)).toMatchObject({
      cancelAtPeriodEnd: false,
      nextBillingPeriod: null,
    });
  });
});

describe('after a change to the month has happened', () => {
  const changed = async (): Promise<Recruiter> => {
    const recruiter = await paying('yearly', 10);
    const { url } = await recruiter.call(changePeriod, to('monthly'));
    await confirmChange(app, url);
    await app.moveClock(355 * day + 1);
    await becomes(recruiter, { billingPeriod: 'monthly', nextBillingPeriod: null });
    expect(boughtBy(app, recruiter).schedule).not.toBeNull();
    return recruiter;
  };

  it('in the first month, which its schedule holds › cancelled › ends with it, and can be resumed', async () => {
    const recruiter = await changed();
    expect(await recruiter.call(cancelSubscription)).toMatchObject({ cancelAtPeriodEnd: true, plan: 'premium' });
    expect(boughtBy(app, recruiter)).toMatchObject({ cancelAtPeriodEnd: true, schedule: null });
    expect(await recruiter.call(resumeSubscription)).toMatchObject({
      cancelAtPeriodEnd: false,
      billingPeriod: 'monthly',
    });
  });

  it('in the first month › changed back › has no schedule on the page, and begins a year', async () => {
    const recruiter = await changed();
    const { url } = await recruiter.call(changePeriod, to('yearly'));
    expect(boughtBy(app, recruiter).schedule).toBeNull();
    await confirmChange(app, url);
    await becomes(recruiter, { billingPeriod: 'yearly', nextBillingPeriod: null });
  });

  it('the first month over › goes on by the month, with no schedule', async () => {
    const recruiter = await changed();
    await app.moveClock(31 * day + 1);
    await until(async () => sumsOf(recruiter).length === 2);
    expect(sumsOf(recruiter)).toEqual([2000, 2000]);
    expect(boughtBy(app, recruiter)).toMatchObject({ status: 'active', schedule: null });
  });
});

describe('a change', () => {
  it('asked for and confirmed in two tabs › is made and paid for once; a third request comes straight back', async () => {
    const recruiter = await paying('monthly', 10);
    const pages = await Promise.all([1, 2].map(() => recruiter.call(changePeriod, to('yearly'))));
    for (const { url } of pages) expect(await confirmChange(app, url)).toEqual({ to: `${back}?period=yearly` });
    await becomes(recruiter, { billingPeriod: 'yearly' });
    expect(sumsOf(recruiter)).toHaveLength(1);
    expect(await recruiter.call(changePeriod, to('yearly'))).toEqual({ url: `${back}?period=yearly` });
    expect(await recruiter.call(currentSubscription)).toMatchObject({ nextBillingPeriod: null });
  });

  it('whose webhooks are lost, then come three times over › is seen by the way back, and told of once', async () => {
    const recruiter = await paying('monthly', 10);
    await app.set('webhooks', { reorder: 1000, repeat: 3 });
    const { url } = await recruiter.call(changePeriod, to('yearly'));
    await confirmChange(app, url);
    expect(await recruiter.call(currentSubscription)).toMatchObject({ billingPeriod: 'monthly' });
    expect(await recruiter.call(syncSubscription)).toMatchObject({ billingPeriod: 'yearly' });
    await app.set('webhooks', { repeat: 3 });
    await app.set('webhooks', {});
    await webhooksHandled(app);
    await until(async () => (await factsOf(recruiter, 'billing.period.changed')).length > 0);
    expect(await factsOf(recruiter, 'billing.period.changed')).toHaveLength(1);
    expect(await recruiter.call(currentSubscription)).toMatchObject({ billingPeriod: 'yearly' });
  });

  it('while a page of checkout is open › closes it, so that nothing is bought beside', async () => {
    const recruiter = await aRecruiter(app);
    const { url } = await recruiter.call(startCheckout, { body: purchase });
    const { ledger } = app.stripe;
    const session = ledger.session(url.split('/').at(-1) ?? '');
    const card = {
      id: 'pm',
      customer: session.customer,
      last4: '4242',
      fingerprint: aCard(),
      pays: true,
      asksBank: false,
    };
    const price = ledger.price(session.price);
    const metadata = { account: recruiter.userId };
    ledger.subscribe({ customer: session.customer, price, trialDays: 0, metadata, card });
    await becomes(recruiter, { plan: 'premium' });
    await recruiter.call(changePeriod, to('yearly'));
    expect(session.status).toBe('expired');
    expect(subscriptionsOf(app, recruiter)).toHaveLength(1);
  });

  it('with answers that get lost on any call › ends as asked, with one configuration of the page', async () => {
    const recruiter = await paying('yearly', 10);
    for (const period of ['monthly', 'yearly', 'monthly'] as const) {
      for (let after = 0; after <= 8; after += 1) {
        await app.set('faults', { fault: 'lost_answer', times: 2, after });
        await recruiter.outcome(changePeriod, to(period));
      }
      await app.set('faults', { fault: null });
      const { url } = await recruiter.call(changePeriod, to(period));
      if (period === 'monthly') await confirmChange(app, url);
      await recruiter.call(syncSubscription);
    }
    expect(await recruiter.call(currentSubscription)).toMatchObject({ nextBillingPeriod: 'monthly' });
    expect(app.stripe.ledger.portalConfigurations.size).toBe(1);
  });

  it('with a payment due, without a subscription, or to an address of another host › is refused', async () => {
    const free = await aRecruiter(app);
    expect(await free.refusal(changePeriod, to('yearly'))).toMatchObject({ code: 'billing.no_subscription' });
    const debtor = await onTrial('monthly', '4000 0000 0018 0341');
    const opened = () => app.stripe.calls.filter(({ path }) => path.includes('billing_portal')).length;
    const before = opened();
    for (const url of ['successUrl', 'cancelUrl']) {
      const body = { ...to('yearly').body, [url]: 'https://evil.example/subscription' };
      expect(await debtor.refusal(changePeriod, { body })).toMatchObject({
        status: 400,
        code: 'billing.return_address',
      });
    }
    expect(opened()).toBe(before);
    await app.moveClock(7 * day + 1);
    await becomes(debtor, { status: 'past_due' });
    expect(await debtor.refusal(changePeriod, to('yearly'))).toMatchObject({
      status: 409,
      code: 'billing.payment_due',
    });
  });
});
