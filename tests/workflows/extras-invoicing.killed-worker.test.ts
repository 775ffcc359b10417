import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startCheckout, syncSubscription } from '#contracts/billing/billing.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { aRecruiter } from '#tests/helpers/api/recruiter.ts';
import { type BillingApp, boughtBy, pay, purchase, startBillingApp } from '#tests/helpers/billing/stripe.ts';
import { aCard } from '#tests/helpers/billing/cards.ts';
import { until } from '#tests/helpers/until.ts';
import { startWorkerProcess } from '#tests/helpers/temporal/worker-process.ts';
import { extrasInvoicing } from '#workflows/contracts/extras-invoicing.ts';

let app: BillingApp;
const whole = process.env['ASKWELL_TEST_FULL'] === '1';

beforeAll(async () => {
  app = await startBillingApp({
    TEMPORAL_ADDRESS: inject('temporalAddress'),
    TEMPORAL_NAMESPACE: `extras-killed-${randomUUID()}`,
  });
});

afterAll(() => app.close());

/**
 * How many calls to the payment service succeed before the worker is killed during the next one, whose response it
 * never gets.
 */
const killedAfter = whole ? [0, 1, 2, 3, 4, 5] : [3];

describe('a worker killed', () => {
  it.each(killedAfter)(
    'extrasInvoicing › kill -9 in a call of Stripe after %i that went well › charges the month once',
    async (after) => {
      let worker = startWorkerProcess(app);
      try {
        // The worker creates the namespace.
        await until(hasNamespace, 200_000);
        const recruiter = await aRecruiter(app);
        const { url } = await recruiter.call(startCheckout, { body: purchase });
        await pay(app, url, aCard());
        await recruiter.call(syncSubscription);
        const bought = boughtBy(app, recruiter);
        const windowStart = await aClosedMonth(recruiter.userId, bought.id);
        const input = { ownerId: recruiter.userId, subscriptionId: bought.id, windowStart };
        // Nothing else calls Stripe from here on.
        await app.stripe.webhooks.settled();
        await until(nothingPending, 200_000);
        const asked = app.stripe.calls.length;
        await app.set('faults', { fault: 'hang', after, times: 1 });
        await app.deps.temporal.start(extrasInvoicing, input, {
          summary: 'extras',
          entity: { type: 'subscription', id: bought.id },
          trigger: { type: 'test', ownerId: recruiter.userId },
        });
        await until(() => app.stripe.calls.length > asked + after, 200_000);
        await worker.kill();
        await app.set('faults', { fault: null });
        worker = startWorkerProcess(app);
        const run = app.deps.temporal.client.workflow.getHandle(extrasInvoicing.id(input));
        expect(await run.result()).toEqual({ state: 'invoiced', count: 2, cents: 400 });
        const { items, invoices } = app.stripe.ledger.invoicing;
        const own = [...items.values()].filter(({ customer }) => customer === bought.customer);
        expect(own).toMatchObject([{ amount: 400 }]);
        const charged = [...invoices.values()].filter(
          ({ customer, reason }) => customer === bought.customer && reason === 'manual',
        );
        expect(charged).toMatchObject([{ status: 'paid', attempts: 1, lines: [{ amount: 400 }] }]);
        const { rows } = await sql`select from platform.event
          where owner_id = ${recruiter.userId} and type = 'billing.extras.invoiced'`.execute(app.deps.db.system);
        expect(rows).toHaveLength(1);
      } finally {
        await worker.kill();
      }
    },
    600_000,
  );
});

async function hasNamespace(): Promise<boolean> {
  return app.deps.temporal.client.workflow.count().then(
    () => true,
    () => false,
  );
}

async function nothingPending(): Promise<boolean> {
  const { rows } = await sql`select from platform.delivery where state = 'pending'`.execute(app.deps.db.system);
  return rows.length === 0;
}

/** A past month with two interviews beyond the limit, closed by the sweep. */
async function aClosedMonth(ownerId: string, subscriptionId: string): Promise<string> {
  const startsAt = new Date('2026-01-31T10:00:00.000Z');
  await asTenant(app.deps.db, ownerId, async (tx) => {
    await sql`insert into billing.quota_window (owner_id, starts_at, ends_at, subscription_id)
      values (${ownerId}, ${startsAt}, '2026-02-28T10:00:00Z', ${subscriptionId})`.execute(tx);
    await sql`update billing.quota_window set interviews = 12, extras = 2 where owner_id = ${ownerId}`.execute(tx);
  });
  await sql`update billing.quota_window set extras_state = 'invoicing', closed_at = now()
    where owner_id = ${ownerId}`.execute(app.deps.db.system);
  return startsAt.toISOString();
}
