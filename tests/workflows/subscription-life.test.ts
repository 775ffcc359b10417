import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  cancelSubscription,
  currentSubscription,
  resumeSubscription,
  startCheckout,
  syncSubscription,
} from '#contracts/billing/billing.ts';
import { getPosition } from '#contracts/hiring/positions.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { reconcile } from '#platform/temporal/reconcile.ts';
import { type RunningWorkers, runWorkers } from '#platform/temporal/worker.ts';
import type { Subscription } from '#sandbox/stripe/records/subscription.ts';
import { aPosition } from '#tests/helpers/api/builders.ts';
import { historyOf, recordedHistories, recordedHistory, replay } from '#tests/helpers/temporal/histories.ts';
import { type Recruiter, aRecruiter } from '#tests/helpers/api/recruiter.ts';
import { type BillingApp, boughtBy, pay, purchase, startBillingApp } from '#tests/helpers/billing/stripe.ts';
import { aCard } from '#tests/helpers/billing/cards.ts';
import { until } from '#tests/helpers/until.ts';
import { type Resolution, extrasInvoicing, resolveUpdate } from '#workflows/contracts/extras-invoicing.ts';
import { periodEndCancellation } from '#workflows/contracts/period-end-cancellation.ts';
import { type SweepResult, subscriptionSweep } from '#workflows/contracts/subscription-sweep.ts';
import { type DeadlineResult, trialExpiry } from '#workflows/contracts/trial-expiry.ts';

let app: BillingApp;
let workers: RunningWorkers;

beforeAll(async () => {
  app = await startBillingApp({
    TEMPORAL_ADDRESS: inject('temporalAddress'),
    TEMPORAL_NAMESPACE: `subscription-life-${randomUUID()}`,
  });
  workers = runWorkers({ ...app.deps, activities: await app.modules.activities() });
  // Starts requested before the workers have created the namespace take a few seconds longer.
  const isThere = () =>
    client()
      .count()
      .then(
        () => true,
        () => false,
      );
  await until(isThere, 100_000);
});

afterAll(async () => {
  await workers.stop();
  await app.close();
});

const client = () => app.deps.temporal.client.workflow;

/** On a trial, with its run. */
async function onTrial(): Promise<{ recruiter: Recruiter; bought: Subscription }> {
  const recruiter = await aRecruiter(app);
  const { url } = await recruiter.call(startCheckout, { body: purchase });
  await pay(app, url, aCard());
  await until(async () => (await recruiter.call(currentSubscription)).plan === 'premium', 50_000);
  const bought = boughtBy(app, recruiter);
  await until(async () => (await stateOf(trialExpiry.id({ subscriptionId: bought.id }))) === 'trialing', 50_000);
  return { recruiter, bought };
}

/** What operators see of a run; undefined while there is none. */
async function stateOf(workflowId: string): Promise<unknown> {
  const run = await client()
    .getHandle(workflowId)
    .describe()
    .catch(() => undefined);
  return run?.typedSearchAttributes.getAll().find(({ key }) => key.name === 'BizState')?.value;
}

async function timersOf(workflowId: string): Promise<string[]> {
  const { events } = await client().getHandle(workflowId).fetchHistory();
  return (events ?? []).flatMap(({ timerStartedEventAttributes: timer, userMetadata }) => {
    const summary = timer && userMetadata?.summary?.data;
    return summary ? [Buffer.from(summary).toString()] : [];
  });
}

function endsIn(seconds: number, bought: Subscription): Date {
  const at = app.stripe.ledger.now() + seconds;
  app.stripe.ledger.extendTrial(bought, at);
  return new Date(at * 1000);
}

async function remindersOf({ userId }: Recruiter): Promise<number> {
  const { rows } = await sql<{ sent: number }>`select count(*)::int as sent from platform.mail_message
    where owner_id = ${userId} and template = 'trial_ending'`.execute(app.deps.db.system);
  return rows[0]?.sent ?? 0;
}

describe('trialExpiry', () => {
  it('a trial that is paid for › when its end was moved twice › reminds once for each end and goes on', async () => {
    const { recruiter, bought } = await onTrial();
    const id = trialExpiry.id({ subscriptionId: bought.id });
    endsIn(3600, bought);
    await until(async () => (await remindersOf(recruiter)) === 1, 30_000);
    const last = endsIn(8, bought);
    const result: DeadlineResult = await client().getHandle(id).result();
    expect(result).toEqual({ outcome: 'continues' });
    expect(Date.now()).toBeGreaterThanOrEqual(last.getTime());
    expect(await remindersOf(recruiter)).toBe(2);
    expect(await recruiter.call(currentSubscription)).toMatchObject({ plan: 'premium', status: 'active' });
    expect(await stateOf(id)).toBe('continues');
    const timers = await timersOf(id);
    expect(timers[0]).toMatch(/^"remind of the trial’s end at \d{4}-/);
    expect(timers.at(-1)).toContain(last.toISOString());
    await historyOf(client().getHandle(id), 'trial-expiry.paid');
  });

  it('a cancelled trial › when no webhook arrives › ends by its own run, and nobody is reminded', async () => {
    const { recruiter, bought } = await onTrial();
    await recruiter.call(cancelSubscription);
    endsIn(6, bought);
    const id = trialExpiry.id({ subscriptionId: bought.id });
    await until(
      async () =>
        (await recruiter.call(currentSubscription)).renewalDate === new Date(bought.periodEnd * 1000).toISOString(),
    );
    await app.set('webhooks', { drop: 1 });
    const result: DeadlineResult = await client().getHandle(id).result();
    await app.set('webhooks', {});
    expect(result).toEqual({ outcome: 'ended' });
    expect(await recruiter.call(currentSubscription)).toMatchObject({ plan: 'free', status: 'canceled' });
    expect(await remindersOf(recruiter)).toBe(0);
    await historyOf(client().getHandle(id), 'trial-expiry.ended');
  });
});

describe('periodEndCancellation', () => {
  it('cancelled, resumed and cancelled again in one period › ends once, with the period', async () => {
    const { recruiter, bought } = await onTrial();
    endsIn(25, bought);
    const periodEnd = new Date(bought.periodEnd * 1000).toISOString();
    await until(async () => (await recruiter.call(currentSubscription)).renewalDate === periodEnd);
    await recruiter.call(cancelSubscription);
    await recruiter.call(resumeSubscription);
    await recruiter.call(cancelSubscription);
    const id = periodEndCancellation.id({ subscriptionId: bought.id, periodEnd });
    await until(async () => (await stateOf(id)) === 'cancelling');
    const due = (await client().getHandle(id).describe()).typedSearchAttributes
      .getAll()
      .find(({ key }) => key.name === 'DueAt')?.value;
    expect(due).toEqual(new Date(periodEnd));
    const result: DeadlineResult = await client().getHandle(id).result();
    expect(result).toEqual({ outcome: 'ended' });
    expect(await recruiter.call(currentSubscription)).toMatchObject({ plan: 'free', status: 'canceled' });
    await historyOf(client().getHandle(id), 'period-end-cancellation.ended');
  });

  it('cancelled and resumed › when the period is over › goes on', async () => {
    const { recruiter, bought } = await onTrial();
    endsIn(15, bought);
    const periodEnd = new Date(bought.periodEnd * 1000).toISOString();
    await until(async () => (await recruiter.call(currentSubscription)).renewalDate === periodEnd);
    await recruiter.call(cancelSubscription);
    await recruiter.call(resumeSubscription);
    const handle = client().getHandle(periodEndCancellation.id({ subscriptionId: bought.id, periodEnd }));
    await until(async () => (await stateOf(handle.workflowId)) !== undefined);
    const result: DeadlineResult = await handle.result();
    expect(result).toEqual({ outcome: 'continues' });
    expect(await recruiter.call(currentSubscription)).toMatchObject({ plan: 'premium' });
    await historyOf(handle, 'period-end-cancellation.resumed');
  });
});

/** A past month with two interviews beyond the limit. */
async function aMonthWithExtras({
  recruiter,
  bought,
}: {
  recruiter: Recruiter;
  bought: Subscription;
}): Promise<string> {
  const startsAt = new Date('2026-01-31T10:00:00.000Z');
  await asTenant(app.deps.db, recruiter.userId, async (tx) => {
    await sql`insert into billing.quota_window (owner_id, starts_at, ends_at, subscription_id)
      values (${recruiter.userId}, ${startsAt}, '2026-02-28T10:00:00Z', ${bought.id})`.execute(tx);
    await sql`update billing.quota_window set interviews = 12, extras = 2 where owner_id = ${recruiter.userId}`.execute(
      tx,
    );
  });
  return startsAt.toISOString();
}

/** Starts a run of the sweep, as its schedule does. */
async function sweep(): Promise<SweepResult> {
  const workflowId = `${subscriptionSweep.id()}-${randomUUID()}`;
  const handle = await client().start(subscriptionSweep.name, { taskQueue: subscriptionSweep.queue, workflowId });
  const result: SweepResult = await handle.result();
  await historyOf(handle, 'subscription-sweep.swept');
  return result;
}

const itemsOf = ({ customer }: Subscription) =>
  [...app.stripe.ledger.invoicing.items.values()].filter((item) => item.customer === customer);

describe('extrasInvoicing', () => {
  it('a month that is over › swept twice, with answers that get lost › is charged once', async () => {
    const { recruiter, bought } = await onTrial();
    const windowStart = await aMonthWithExtras({ recruiter, bought });
    await app.set('faults', { fault: 'lost_answer', times: 5 });
    expect(await sweep()).toMatchObject({ closed: 1 });
    expect(await sweep()).toMatchObject({ closed: 0 });
    const handle = client().getHandle(extrasInvoicing.id({ subscriptionId: bought.id, windowStart }));
    await until(async () => (await stateOf(handle.workflowId)) !== undefined);
    expect(await handle.result()).toEqual({ state: 'invoiced', count: 2, cents: 400 });
    expect(itemsOf(bought)).toMatchObject([{ amount: 400, description: 'Additional interviews: 2' }]);
    const [item] = itemsOf(bought);
    expect(app.stripe.ledger.invoicing.invoice(item?.invoice ?? '')).toMatchObject({ status: 'paid' });
    await historyOf(handle, 'extras-invoicing.invoiced');
  });

  it('what Stripe refuses › is parked for an operator › goes on with resolve, and is charged once', async () => {
    const { recruiter, bought } = await onTrial();
    const windowStart = await aMonthWithExtras({ recruiter, bought });
    const customer = app.stripe.ledger.customer(bought.customer);
    customer.deleted = true;
    await sweep();
    const handle = client().getHandle(extrasInvoicing.id({ subscriptionId: bought.id, windowStart }));
    await until(async () => (await stateOf(handle.workflowId)) === 'needs_attention', 30_000);
    await expect(handle.executeUpdate(resolveUpdate, { args: [{ action: 'nonsense' }] })).rejects.toThrow(
      'Workflow Update failed',
    );
    customer.deleted = false;
    const retry: Resolution = { action: 'retry' };
    expect(await handle.executeUpdate(resolveUpdate, { args: [retry] })).toBe('retry: accepted');
    expect(await handle.result()).toMatchObject({ state: 'invoiced', cents: 400 });
    expect(itemsOf(bought)).toHaveLength(1);
    await historyOf(handle, 'extras-invoicing.parked');
  });
});

const reconciled = () => reconcile(app.deps, app.modules.unfinished);

/** Repeats until something is repaired: a row whose events are still being delivered is left for the next time. */
async function reconciledInTime() {
  const sum = { restarted: 0, failed: 0 };
  await until(async () => {
    const { restarted, failed } = await reconciled();
    sum.restarted += restarted;
    sum.failed += failed;
    return sum.restarted + sum.failed > 0;
  }, 60_000);
  return sum;
}

/** Moves the end of the trial in our row, as if the time had passed. */
async function endsAtInRow({ userId }: Recruiter, from: string): Promise<void> {
  await sql`update billing.subscription set trial_ends_at = now() + ${from}::interval
    where owner_id = ${userId}`.execute(app.deps.db.system);
}

describe('a trial whose run is gone', () => {
  it('ended by an operator › reconciled › the owner is reminded once, and Stripe is asked at the end', async () => {
    // Cleans up after an earlier attempt of this test.
    await reconciled();
    const { recruiter, bought } = await onTrial();
    expect(await reconciled()).toEqual({ restarted: 0, failed: 0 });
    await loseRun(bought);
    await endsAtInRow(recruiter, '1 day');
    expect(await reconciledInTime()).toEqual({ restarted: 0, failed: 1 });
    expect(await reconciled()).toEqual({ restarted: 0, failed: 0 });
    expect(await remindersOf(recruiter)).toBe(1);
    await endsAtInRow(recruiter, '-11 minutes');
    expect(await reconciledInTime()).toEqual({ restarted: 0, failed: 1 });
    const trialEndsAt = new Date((bought.trialEnd ?? 0) * 1000).toISOString();
    await until(async () => (await recruiter.call(currentSubscription)).trialEndsAt === trialEndsAt, 30_000);
  }, 150_000);

  it('lost with Temporal’s database › reconciled › runs again and reminds the owner', async () => {
    const { recruiter, bought } = await onTrial();
    const { connection, options } = app.deps.temporal.client;
    const workflowExecution = { workflowId: trialExpiry.id({ subscriptionId: bought.id }) };
    await loseRun(bought);
    await connection.workflowService.deleteWorkflowExecution({ namespace: options.namespace, workflowExecution });
    await until(async () => {
      return (await app.deps.temporal.stateOf(trialExpiry, { subscriptionId: bought.id })) === 'missing';
    }, 60_000);
    await endsAtInRow(recruiter, '1 day');
    expect(await reconciledInTime()).toEqual({ restarted: 1, failed: 0 });
    await until(async () => (await remindersOf(recruiter)) === 1, 60_000);
    expect(await app.deps.temporal.stateOf(trialExpiry, { subscriptionId: bought.id })).toBe('running');
  }, 150_000);
});

/** The run's end is visible a moment after the request to terminate it. */
async function loseRun({ id: subscriptionId }: Subscription): Promise<void> {
  await client().getHandle(trialExpiry.id({ subscriptionId })).terminate('lost');
  await until(async () => (await app.deps.temporal.stateOf(trialExpiry, { subscriptionId })) !== 'running', 60_000);
}

describe('subscriptionSweep', () => {
  it('webhooks that never came, their run gone › swept › are made up for', async () => {
    const { recruiter, bought } = await onTrial();
    await loseRun(bought);
    await app.set('webhooks', { drop: 1 });
    app.stripe.ledger.end(bought);
    await app.set('webhooks', {});
    expect(await recruiter.call(currentSubscription)).toMatchObject({ plan: 'premium' });
    expect(await sweep()).toMatchObject({ missed: 1, repaired: 0 });
    expect(await recruiter.call(currentSubscription)).toMatchObject({ plan: 'free', status: 'canceled' });
  });

  it('a trial that is over, its run gone and Stripe away › swept › keeps the paid plan for three days', async () => {
    const { recruiter, bought } = await onTrial();
    await loseRun(bought);
    await app.set('faults', { fault: 'down' });
    try {
      for (const [hours, repaired] of [
        [71, 0],
        [73, 1],
      ]) {
        await sql`update billing.subscription set trial_ends_at = now() - make_interval(hours => ${hours})
          where owner_id = ${recruiter.userId}`.execute(app.deps.db.system);
        expect(await sweep()).toMatchObject({ repaired });
        expect(await recruiter.call(currentSubscription)).toMatchObject({ plan: repaired === 0 ? 'premium' : 'free' });
      }
    } finally {
      await app.set('faults', { fault: null });
    }
  });

  it('case 88 › a payment due for seven days, its webhooks seen › swept › is free, and what was made stays', async () => {
    const { recruiter, bought } = await onTrial();
    await loseRun(bought);
    const position = await aPosition(recruiter);
    bought.status = 'past_due';
    await recruiter.call(syncSubscription);
    expect(await recruiter.call(currentSubscription)).toMatchObject({ plan: 'premium', status: 'past_due' });
    await sql`update billing.subscription set past_due_since = now() - interval '7 days 20 minutes'
      where owner_id = ${recruiter.userId}`.execute(app.deps.db.system);
    expect((await sweep()).repaired).toBe(1);
    expect(await recruiter.call(currentSubscription)).toMatchObject({ plan: 'free', status: 'past_due' });
    expect(await recruiter.call(getPosition, { params: { positionId: position.id } })).toMatchObject({
      title: position.title,
    });
  });

  it('its schedule › made by the worker › runs each quarter of an hour, one run at a time', async () => {
    const schedule = await app.deps.temporal.client.schedule.getHandle(subscriptionSweep.id()).describe();
    expect(schedule).toMatchObject({ spec: { intervals: [{ every: 900_000 }] }, policies: { overlap: 'SKIP' } });
  });
});

describe('recorded histories', () => {
  it.each(['trial-expiry', 'period-end-cancellation', 'extras-invoicing', 'subscription-sweep'])(
    '%s › replayed › fit the code as it is',
    async (name) => {
      const names = await recordedHistories(name);
      expect(names.length).toBeGreaterThan(0);
      const histories = await Promise.all(names.map(async (each) => [each, await recordedHistory(each)] as const));
      const results = await replay(Object.fromEntries(histories));
      expect(results.map(({ error }) => error)).toEqual(names.map(() => undefined));
    },
  );
});
