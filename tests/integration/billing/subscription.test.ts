import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cancelSubscription,
  currentSubscription,
  limitsStatus,
  openPortal,
  resumeSubscription,
  startCheckout,
  syncSubscription,
} from '#contracts/billing/billing.ts';
import { profile } from '#contracts/auth/auth.ts';
import type { Invoice } from '#sandbox/stripe/records/invoice.ts';
import { anInterview, aPosition } from '#tests/helpers/api/builders.ts';
import { type Recruiter, aRecruiter } from '#tests/helpers/api/recruiter.ts';
import { createBillingEraser } from '#modules/billing/billing-eraser.ts';
import { explainCustomer, reconcileCustomers } from '#modules/billing/index.ts';
import { createPayments } from '#modules/billing/payments.ts';
import {
  type BillingApp,
  boughtBy,
  pay,
  purchase,
  startBillingApp,
  subscriptionsOf,
  webhooksHandled,
} from '#tests/helpers/billing/stripe.ts';
import { aCard, aCardThatAsksItsBank, aCardThatFails } from '#tests/helpers/billing/cards.ts';
import { until } from '#tests/helpers/until.ts';

let app: BillingApp;

beforeAll(async () => {
  app = await startBillingApp();
});

afterAll(() => app.close());

const day = 86_400;
async function subscribed(card = aCard()): Promise<Recruiter> {
  const recruiter = await aRecruiter(app);
  const { url } = await recruiter.call(startCheckout, { body: purchase });
  await pay(app, url, card);
  await tierBecomes(recruiter, 'premium');
  return recruiter;
}

async function pastDue(card = aCardThatFails()): Promise<Recruiter> {
  const recruiter = await subscribed(card);
  await app.moveClock(7 * day + 1);
  await until(async () => (await recruiter.call(currentSubscription)).status === 'past_due');
  return recruiter;
}

function invoicesOf(recruiter: Recruiter): Invoice[] {
  const { id } = boughtBy(app, recruiter);
  return [...app.stripe.ledger.invoicing.invoices.values()].filter(({ subscription }) => subscription === id);
}

async function tierBecomes(recruiter: Recruiter, plan: 'free' | 'premium'): Promise<void> {
  await until(async () => (await recruiter.call(currentSubscription)).plan === plan);
}

describe('buying', () => {
  it('a trial › paid for on the hosted page › is premium by the webhook alone, and on the profile', async () => {
    const recruiter = await aRecruiter(app);
    expect(await recruiter.call(currentSubscription)).toMatchObject({
      plan: 'free',
      status: 'none',
      canStartTrial: true,
      forSale: true,
    });
    const { url } = await recruiter.call(startCheckout, { body: { ...purchase, billingPeriod: 'yearly' } });
    expect(await pay(app, url, aCard())).toEqual({ to: purchase.successUrl });
    await tierBecomes(recruiter, 'premium');
    const now = await recruiter.call(currentSubscription);
    expect(now).toMatchObject({ status: 'trialing', billingPeriod: 'yearly', canStartTrial: false, notice: null });
    expect(now.trialEndsAt).toBe(now.renewalDate);
    const { subscription } = await recruiter.call(profile);
    expect(subscription).toMatchObject({ plan: 'premium', status: 'trialing', trialEndsAt: now.trialEndsAt });
    const interviews = (await recruiter.call(limitsStatus)).find(({ resource }) => resource === 'interviews');
    expect(interviews).toMatchObject({ limit: null, canCreate: true, used: 0 });
  });

  it('case 86 › two tabs that press at once › get one open page; it is bought once', async () => {
    const recruiter = await aRecruiter(app);
    const pressed = await Promise.all([1, 2, 3].map(() => recruiter.call(startCheckout, { body: purchase })));
    const urls = new Set(pressed.map(({ url }) => url));
    expect(urls.size).toBe(1);
    const card = aCard();
    const paid = await Promise.all([...urls, ...urls].map((url) => pay(app, url, card)));
    expect(paid).toEqual([{ to: purchase.successUrl }, { to: purchase.successUrl }]);
    await tierBecomes(recruiter, 'premium');
    expect(subscriptionsOf(app, recruiter)).toHaveLength(1);
    const again = await recruiter.refusal(startCheckout, { body: purchase });
    expect(again).toMatchObject({ status: 409, code: 'billing.already_subscribed' });
  });

  it('case 87 › while Stripe is away or fails › answers "Failed to start checkout", and works after', async () => {
    const recruiter = await aRecruiter(app);
    for (const fault of ['down', 'server_error']) {
      await app.set('faults', { fault });
      const refused = await recruiter.refusal(startCheckout, { body: purchase });
      expect(refused).toMatchObject({
        status: 502,
        code: 'billing.checkout_failed',
        message: 'Failed to start checkout',
      });
    }
    await app.set('faults', { fault: null });
    expect((await recruiter.call(startCheckout, { body: purchase })).url).toContain('/sandbox/checkout/');
  });

  it('an answer that is lost › on any call of the way › leaves one customer and one open page', async () => {
    const recruiter = await aRecruiter(app);
    for (let after = 0; after <= 10; after += 1) {
      // Twice, because the library retries once on its own.
      await app.set('faults', { fault: 'lost_answer', times: 2, after });
      await recruiter.outcome(startCheckout, { body: purchase });
    }
    await app.set('faults', { fault: null });
    await recruiter.call(startCheckout, { body: purchase });
    const { customers, sessions } = app.stripe.ledger;
    const own = [...customers.values()].filter(({ metadata }) => metadata['account'] === recruiter.userId);
    expect(own).toHaveLength(1);
    const open = [...sessions.values()].filter(({ customer, status }) => customer === own[0]?.id && status === 'open');
    expect(open).toHaveLength(1);
  });

  it('case 90 › back with success=true without paying › is still free', async () => {
    const recruiter = await aRecruiter(app);
    await recruiter.call(startCheckout, { body: purchase });
    expect(await recruiter.call(syncSubscription)).toMatchObject({ plan: 'free', status: 'none' });
  });

  it('case 93 › a return address of another host › answers 400 and asks Stripe nothing', async () => {
    const recruiter = await aRecruiter(app);
    const before = app.stripe.calls.length;
    const elsewhere = 'https://evil.example/subscription';
    for (const body of [
      { ...purchase, successUrl: elsewhere },
      { ...purchase, cancelUrl: elsewhere },
    ]) {
      const refused = await recruiter.refusal(startCheckout, { body });
      expect(refused).toMatchObject({ status: 400, code: 'billing.return_address' });
    }
    expect(await recruiter.refusal(openPortal, { body: { returnUrl: elsewhere } })).toMatchObject({ status: 400 });
    expect(app.stripe.calls).toHaveLength(before);
  });

  it('a declined card › on the hosted page › is told there, and nothing is bought', async () => {
    const recruiter = await aRecruiter(app);
    const { url } = await recruiter.call(startCheckout, { body: purchase });
    expect(await pay(app, url, '4000 0000 0000 0002')).toEqual({ problem: 'Your card was declined.' });
    expect(await recruiter.call(syncSubscription)).toMatchObject({ plan: 'free', status: 'none' });
  });

  it('a card that has had a trial › in another account › ends the trial uncharged, and can buy without one', async () => {
    const card = aCard();
    await subscribed(card);
    const second = await aRecruiter(app);
    const { url } = await second.call(startCheckout, { body: purchase });
    await pay(app, url, card);
    await until(async () => (await second.call(currentSubscription)).status === 'canceled');
    expect(await second.call(currentSubscription)).toMatchObject({
      plan: 'free',
      canStartTrial: false,
      notice: 'trial_card_used',
    });
    const { url: paid } = await second.call(startCheckout, { body: purchase });
    await pay(app, paid, card);
    await tierBecomes(second, 'premium');
    expect(await second.call(currentSubscription)).toMatchObject({ status: 'active', notice: null });
  });

  it('a card that starts a trial in two accounts at once › has one; the other ends uncharged', async () => {
    const card = aCard();
    const both = [await aRecruiter(app), await aRecruiter(app)];
    const pages = await Promise.all(both.map((one) => one.call(startCheckout, { body: purchase })));
    await Promise.all(pages.map(({ url }) => pay(app, url, card)));
    const statuses = () => Promise.all(both.map(async (one) => (await one.call(currentSubscription)).status));
    await until(async () => !(await statuses()).includes('none'));
    await webhooksHandled(app);
    expect((await statuses()).toSorted()).toEqual(['canceled', 'trialing']);
  });

  it('without a proven address › checkout › is refused', async () => {
    const unproven = await aRecruiter(app);
    await sql`update auth."user" set email_verified_at = null where id = ${unproven.userId}`.execute(
      app.deps.db.system,
    );
    const refused = await unproven.refusal(startCheckout, { body: purchase });
    expect(refused).toMatchObject({ status: 403, code: 'auth.email_not_verified' });
  });
});

describe('a subscription', () => {
  it('case 89 › cancelled, then resumed before the period ends › is premium throughout', async () => {
    const recruiter = await subscribed();
    for (const again of [1, 2]) {
      expect(await recruiter.call(cancelSubscription), `round ${again}`).toMatchObject({
        plan: 'premium',
        cancelAtPeriodEnd: true,
      });
      expect(await recruiter.call(resumeSubscription)).toMatchObject({ plan: 'premium', cancelAtPeriodEnd: false });
    }
    const last = await recruiter.call(cancelSubscription);
    expect(last).toMatchObject({ plan: 'premium', cancelAtPeriodEnd: true });
    const { url } = await recruiter.call(openPortal, { body: { returnUrl: '/subscription' } });
    const page = await fetch(url.replace('http://localhost:3000', app.stripeUrl));
    expect(await page.text()).toContain('Keep subscription');
  });

  it('a trial that is not cancelled › when its time is over › is charged and goes on', async () => {
    const recruiter = await subscribed();
    await app.moveClock(7 * day + 1);
    await until(async () => (await recruiter.call(currentSubscription)).status === 'active');
    expect(await recruiter.call(currentSubscription)).toMatchObject({ plan: 'premium', status: 'active' });
  });

  it('a cancelled one › when its period is over › is free; what was made stays and is read-only beyond the limit', async () => {
    const recruiter = await subscribed();
    await aPosition(recruiter);
    await aPosition(recruiter);
    await anInterview(recruiter);
    await recruiter.call(cancelSubscription);
    await app.moveClock(7 * day + 1);
    await tierBecomes(recruiter, 'free');
    expect(await recruiter.call(currentSubscription)).toMatchObject({ status: 'canceled', overLimit: true });
  });

  it('case 88 › a card that fails at the renewal › is past due with a notice, and premium meanwhile; another card mends it', async () => {
    const recruiter = await subscribed('4000 0000 0000 0341');
    await app.moveClock(7 * day + 1);
    await until(async () => (await recruiter.call(currentSubscription)).status === 'past_due');
    const due = await recruiter.call(currentSubscription);
    expect(due).toMatchObject({ plan: 'premium', notice: 'payment_failed' });
    expect(Date.parse(due.graceEndsAt ?? '') - Date.now()).toBeGreaterThan(6 * day * 1000);
    const { url } = await recruiter.call(openPortal, { body: { returnUrl: '/subscription' } });
    await fetch(url.replace('http://localhost:3000', app.stripeUrl), {
      method: 'POST',
      body: new URLSearchParams({
        act: 'card',
        card: '4242 4242 4242 4242',
        subscription: boughtBy(app, recruiter).id,
      }),
    });
    await until(async () => (await recruiter.call(currentSubscription)).status === 'active');
    expect(await recruiter.call(currentSubscription)).toMatchObject({ plan: 'premium', notice: null });
  });

  it('a card whose bank wants each payment confirmed › at the trial’s end, then confirmed by its owner › is past due, then active', async () => {
    const recruiter = await pastDue(aCardThatAsksItsBank());
    const { url } = await recruiter.call(openPortal, { body: { returnUrl: '/subscription' } });
    await fetch(url.replace('http://localhost:3000', app.stripeUrl), {
      method: 'POST',
      body: new URLSearchParams({ act: 'confirm', subscription: boughtBy(app, recruiter).id }),
    });
    await until(async () => (await recruiter.call(currentSubscription)).status === 'active');
    expect(await recruiter.call(currentSubscription)).toMatchObject({ plan: 'premium', notice: null });
  });

  it.each(['at once', 'with an answer that gets lost'])(
    'one whose payment is due › cancelled %s › ends, and nothing is charged any more',
    async (how) => {
      const recruiter = await pastDue();
      const [, due] = invoicesOf(recruiter);
      expect(due).toMatchObject({ status: 'open', nextAttempt: expect.any(Number) });
      // the preceding sync makes two calls
      if (how !== 'at once') await app.set('faults', { fault: 'lost_answer', times: 1, after: 1 });
      expect(await recruiter.call(cancelSubscription)).toMatchObject({ plan: 'free', status: 'canceled' });
      await app.moveClock(20 * day);
      expect(invoicesOf(recruiter)).toHaveLength(2);
      expect(due).toMatchObject({ status: 'open', attempts: 1, nextAttempt: null });
    },
  );

  it('a payment that fails › is mailed once, with the sum and until when the plan stays', async () => {
    const recruiter = await pastDue();
    await recruiter.call(syncSubscription);
    const { rows } = await sql<{ parameters: { sum: string; date: string } }>`
      select parameters from platform.mail_message
      where owner_id = ${recruiter.userId} and template = 'payment_failed'`.execute(app.deps.db.system);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.parameters.sum).toBe('$20 a month');
    expect(rows[0]?.parameters.date.replaceAll('\u00A0', ' ')).toMatch(/^\d{1,2} \p{L}+ \d{4} at \d\d:\d\d UTC$/u);
  });
});

describe('a second subscription', () => {
  it('paid for beside the first › with answers that get lost on any call › is paid back and ended, once', async () => {
    const recruiter = await subscribed();
    const { ledger } = app.stripe;
    const first = boughtBy(app, recruiter);
    await app.moveClock(60);
    await app.set('webhooks', { drop: 1 });
    const second = ledger.subscribe({ ...first, price: ledger.price(first.price), trialDays: 0 });
    await app.set('webhooks', {});
    for (let after = 0; after <= 8; after += 1) {
      await app.set('faults', { fault: 'lost_answer', times: 2, after });
      await recruiter.outcome(syncSubscription);
    }
    await app.set('faults', { fault: null });
    expect(await recruiter.call(syncSubscription)).toMatchObject({ plan: 'premium', status: 'trialing' });
    expect(subscriptionsOf(app, recruiter).map(({ id, status }) => [id, status])).toEqual([
      [first.id, 'trialing'],
      [second.id, 'canceled'],
    ]);
    const { invoices, refunds } = ledger.invoicing;
    const paid = invoices.get(second.latestInvoice ?? '');
    const back = [...refunds.values()].filter(({ paymentIntent }) => paymentIntent === paid?.paymentIntent);
    expect(back).toMatchObject([{ amount: 2000 }]);
  });
});

describe('operators', () => {
  it('explain and reconcile › while webhooks are lost › show both sides, what would be done, and do it', async () => {
    const recruiter = await subscribed();
    // Later webhooks of the purchase would also report its end.
    await webhooksHandled(app);
    expect(await explainCustomer(app.deps, recruiter.email)).toContain('Would be done: nothing, both agree.');
    await app.set('webhooks', { drop: 1 });
    const bought = boughtBy(app, recruiter);
    app.stripe.ledger.end(bought);
    await app.set('webhooks', {});
    const lines = await explainCustomer(app.deps, recruiter.email.toUpperCase());
    expect(lines).toContain(`the account becomes free, by ${bought.id}, canceled`);
    expect((await reconcileCustomers(app.deps)).changed).toBeGreaterThanOrEqual(1);
    expect(await explainCustomer(app.deps, recruiter.email)).toContain('Would be done: nothing, both agree.');
    expect(await explainCustomer(app.deps, 'nobody@example.com')).toEqual(['There is no account with this address.']);
  });
});

describe('the erasure of an account', () => {
  it('a running subscription › when the account is erased, twice over › has ended at Stripe, and no customer is left', async () => {
    const recruiter = await subscribed();
    const ofAccount = () => subscriptionsOf(app, recruiter).filter(({ status }) => status !== 'canceled');
    expect(ofAccount()).toHaveLength(1);
    const eraser = createBillingEraser({ db: app.deps.db, payments: createPayments(app.config) });
    const subject = { kind: 'account', ownerId: recruiter.userId, id: recruiter.userId } as const;
    await eraser.endOutside?.({ ...subject, kind: 'candidate' });
    expect(ofAccount()).toHaveLength(1);
    await eraser.endOutside?.(subject);
    await eraser.endOutside?.(subject);
    expect(ofAccount()).toEqual([]);
  });
});
