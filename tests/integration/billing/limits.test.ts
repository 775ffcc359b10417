import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  agreeToExtras,
  checkLimit,
  currentSubscription,
  limitsStatus,
  startCheckout,
  subscriptionPlans,
  subscriptionStats,
} from '#contracts/billing/billing.ts';
import {
  createPosition,
  getPosition,
  keepPosition,
  listPositions,
  positionInUse,
  updatePosition,
} from '#contracts/hiring/positions.ts';
import {
  createInterview,
  deleteInterview,
  listInterviews,
  updateInterview,
} from '#contracts/interviewing/interviewing.ts';
import { type PremiumFeature, premiumFeatures } from '#contracts/billing/plans.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { requireFeature } from '#modules/billing/subscription/require-feature.ts';
import { aCandidate, aPosition, generate, newInterview } from '#tests/helpers/api/builders.ts';
import { createClient, overInject } from '#tests/helpers/api/client.ts';
import { offeredPlans, yearlyBadge, yearlyTotal } from '#tests/helpers/billing/offered-plans.ts';
import { type Recruiter, aRecruiter } from '#tests/helpers/api/recruiter.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ DATABASE_POOL: '10' });
});

afterAll(() => app.close());

const whole = process.env['ASKWELL_TEST_FULL'] === '1';

async function aPaidRecruiter(): Promise<Recruiter & { create: () => ReturnType<typeof outcomeOf> }> {
  const recruiter = await aRecruiter(app, { premium: true });
  const [position, candidate] = [await aPosition(recruiter), await aCandidate(recruiter)];
  return { ...recruiter, create: () => outcomeOf(recruiter, position.id, candidate.id) };
}

function outcomeOf(recruiter: Recruiter, positionId: string, candidateId: string) {
  return recruiter.outcome(createInterview, { body: newInterview(positionId, candidateId) });
}

async function interviewsOf(recruiter: Recruiter) {
  const status = (await recruiter.call(limitsStatus)).find(({ resource }) => resource === 'interviews');
  if (status === undefined) throw new Error('no status of interviews');
  return status;
}

async function countInterviews({ userId }: Recruiter): Promise<number> {
  const { rows } = await asTenant(app.deps.db, userId, (tx) =>
    sql<{ made: number }>`select count(*)::int as made from interviewing.interview`.execute(tx),
  );
  return rows[0]?.made ?? 0;
}

/** Creates many at once, retrying those that a busy pool rejected, until each is created or refused by the limit. */
async function createUntilRefused(recruiter: Awaited<ReturnType<typeof aPaidRecruiter>>, many: number): Promise<void> {
  for (let open = many; open > 0;) {
    const outcomes = await Promise.all(Array.from({ length: open }, () => recruiter.create()));
    const undecided = outcomes.filter((each) => !each.ok && each.code !== 'billing.limit_reached');
    expect(undecided.map((each) => each.status)).toEqual(undecided.map(() => 503));
    open = undecided.length;
  }
}

/** Runs a statement that no role of the product may run, as the database's owner. */
async function asOwner(statement: string, values: readonly unknown[]): Promise<void> {
  const owner = new Client({ connectionString: app.config.DATABASE_URL });
  await owner.connect();
  await owner.query(statement, [...values]);
  await owner.end();
}

const free = async (recruiter: Recruiter) =>
  sql`update billing.subscription set tier = 'free', status = 'canceled' where owner_id = ${recruiter.userId}`.execute(
    app.deps.db.system,
  );

describe('a month of the paid plan', () => {
  it('case 92 › the 11th interview without consent › is refused with the sentence; with consent it goes to the cap', async () => {
    const recruiter = await aPaidRecruiter();
    for (let made = 0; made < 10; made += 1) expect((await recruiter.create()).ok).toBe(true);
    const refused = await recruiter.create();
    expect(refused).toMatchObject({
      status: 403,
      code: 'billing.limit_reached',
      message: 'You have reached your plan limit for this resource.',
      details: { resource: 'interviews', plan: 'premium', limit: 10, extras: { agreed: false, priceCents: 200 } },
    });
    expect(await recruiter.call(checkLimit, { params: { resource: 'interviews' } })).toMatchObject({
      canCreate: false,
    });
    const agreed = await recruiter.call(agreeToExtras, { body: { agreed: true, monthlyCapCents: 599 } });
    expect(agreed.extras).toEqual({ agreed: true, monthlyCapCents: 599 });
    expect(await interviewsOf(recruiter)).toMatchObject({ canCreate: true, extras: { used: 0, left: 2 } });
    expect((await recruiter.create()).ok).toBe(true);
    expect((await recruiter.create()).ok).toBe(true);
    expect(await recruiter.create()).toMatchObject({ code: 'billing.limit_reached' });
    const { window, total } = await recruiter.call(subscriptionStats);
    expect(window).toMatchObject({ positions: 1, interviews: 12, extras: { count: 2, cents: 400 } });
    expect(total).toEqual({ positions: 1, interviews: 12, extras: { count: 2, cents: 400 } });
  });

  it('parallel creates › around limit and cap › are never one too many', { timeout: 3_600_000 }, async () => {
    const rounds = whole ? 1000 : 2;
    let recruiter = await aPaidRecruiter();
    for (let round = 1; round <= rounds; round += 1) {
      // A single account would hit the rate limit, and outlive its token.
      if (round % 5 === 0) recruiter = await aPaidRecruiter();
      await recruiter.call(agreeToExtras, { body: { agreed: true, monthlyCapCents: 400 } });
      const before = await countInterviews(recruiter);
      await createUntilRefused(recruiter, whole ? 50 : 20);
      expect(await countInterviews(recruiter)).toBe(before + 12);
      expect(await interviewsOf(recruiter)).toMatchObject({ used: 10, extras: { used: 2, left: 0 } });
      await recruiter.startMonth?.();
    }
  });

  it('the first window › of the first paid plan › has no limit', async () => {
    const recruiter = await aPaidRecruiter();
    await sql`update billing.subscription set first_subscription_id = subscription_id
      where owner_id = ${recruiter.userId}`.execute(app.deps.db.system);
    for (let made = 0; made < 11; made += 1) expect((await recruiter.create()).ok).toBe(true);
    expect(await interviewsOf(recruiter)).toMatchObject({ used: 11, limit: null, canCreate: true });
    // Fair use: a hundred in 24 hours. Inserts units from the last hour, in addition to those just taken.
    await asOwner(
      `insert into billing.interview_unit (interview_id, owner_id, taken_at)
        select gen_random_uuid(), $1, now() - interval '1 hour' + make_interval(secs => n)
        from generate_series(1, 88) n`,
      [recruiter.userId],
    );
    expect((await recruiter.create()).ok).toBe(true);
    const refused = await recruiter.create();
    expect(refused).toMatchObject({ code: 'billing.limit_reached', details: { plan: 'premium', limit: 100 } });
    const { canCreate, resetsAt } = await interviewsOf(recruiter);
    expect(canCreate).toBe(false);
    const hoursLeft = (Date.parse(resetsAt ?? '') - Date.now()) / 3_600_000;
    expect(hoursLeft).toBeGreaterThan(22);
    expect(hoursLeft).toBeLessThan(23.5);
    expect(await recruiter.call(checkLimit, { params: { resource: 'interviews' } })).toMatchObject({
      canCreate: false,
    });
    await asOwner(
      `update billing.interview_unit set taken_at = taken_at - interval '24 hours'
        where owner_id = $1 and taken_at < now() - interval '30 minutes'`,
      [recruiter.userId],
    );
    expect((await recruiter.create()).ok).toBe(true);
    expect(await interviewsOf(recruiter)).toMatchObject({ canCreate: true });
  });
});

describe('a unit', () => {
  it('a draft that is deleted › within ten minutes, without a plan › gives it back; later, or with a plan, not', async () => {
    const recruiter = await aRecruiter(app);
    const [position, candidate] = [await aPosition(recruiter), await aCandidate(recruiter)];
    const make = () => recruiter.call(createInterview, { body: newInterview(position.id, candidate.id) });
    const first = await make();
    await recruiter.call(deleteInterview, { params: { interviewId: first.id } });
    expect(await interviewsOf(recruiter)).toMatchObject({ used: 0, canCreate: true });
    expect(await recruiter.call(getPosition, { params: { positionId: position.id } })).toMatchObject({
      interviewsCount: 0,
    });
    const second = await make();
    await generate(recruiter, second.id);
    const refused = await recruiter.refusal(deleteInterview, { params: { interviewId: second.id } });
    expect(refused.code).toBe('interviewing.has_plan');
    expect((await recruiter.call(listInterviews)).items).toHaveLength(1);
    expect(await interviewsOf(recruiter)).toMatchObject({ used: 1, canCreate: false });
  });

  it('a draft that is deleted › after ten minutes › keeps its unit taken', async () => {
    const recruiter = await aPaidRecruiter();
    const made = await recruiter.create();
    if (!made.ok) throw new Error(made.code);
    await asOwner(
      `update billing.interview_unit set taken_at = now() - interval '11 minutes' where interview_id = $1`,
      [made.body.id],
    );
    await recruiter.call(deleteInterview, { params: { interviewId: made.body.id } });
    expect(await interviewsOf(recruiter)).toMatchObject({ used: 1 });
  });
});

describe('after a downgrade', () => {
  it('three positions › on the free plan › are kept; all but the chosen one are read-only, and say why', async () => {
    const recruiter = await aRecruiter(app, { premium: true });
    const positions = [await aPosition(recruiter), await aPosition(recruiter), await aPosition(recruiter)];
    const [first, second, newest] = positions.map(({ id }) => id);
    if (first === undefined || second === undefined || newest === undefined) throw new Error('three positions');
    const candidate = await aCandidate(recruiter);
    const draft = await recruiter.call(createInterview, { body: newInterview(first, candidate.id) });
    expect(await recruiter.call(positionInUse)).toEqual({ position: null });
    await free(recruiter);
    expect(await recruiter.call(positionInUse)).toMatchObject({ position: { id: newest } });
    expect(await recruiter.call(currentSubscription)).toMatchObject({ overLimit: true, keptPositionId: null });
    expect(await recruiter.call(listPositions)).toHaveLength(3);
    const change = (positionId: string) =>
      recruiter.outcome(updatePosition, { params: { positionId }, body: { title: `Title ${randomUUID()}` } });
    expect(await change(first)).toMatchObject({ status: 403, code: 'billing.read_only' });
    expect((await change(newest)).ok).toBe(true);
    const notes = { params: { interviewId: draft.id }, body: { userRole: 'Lead' } };
    expect(await recruiter.outcome(updateInterview, notes)).toMatchObject({ code: 'billing.read_only' });

    await recruiter.call(keepPosition, { params: { positionId: first } });
    expect(await recruiter.call(currentSubscription)).toMatchObject({ keptPositionId: first });
    expect(await recruiter.call(positionInUse)).toMatchObject({ position: { id: first } });
    expect((await change(first)).ok).toBe(true);
    expect((await recruiter.outcome(updateInterview, notes)).ok).toBe(true);
    expect(await change(newest)).toMatchObject({ code: 'billing.read_only' });
    expect(await recruiter.outcome(createPosition, { body: { title: 'One more', level: 'senior' } })).toMatchObject({
      code: 'billing.limit_reached',
    });
    for (const positionId of [second, newest]) {
      await recruiter.call(updatePosition, { params: { positionId }, body: { status: 'inactive' } });
    }
    expect(await recruiter.call(currentSubscription)).toMatchObject({ overLimit: false });
    expect(await recruiter.call(positionInUse)).toEqual({ position: null });
  });
});

describe('premium features', () => {
  it('each › on the free and on the paid plan › is refused with its name, and given', async () => {
    const [poor, paying] = [await aRecruiter(app), await aRecruiter(app, { premium: true })];
    const ask = (recruiter: Recruiter, feature: PremiumFeature) =>
      asTenant(app.deps.db, recruiter.userId, (tx) => requireFeature(tx, feature));
    for (const feature of premiumFeatures) {
      await expect(ask(poor, feature)).rejects.toMatchObject({ code: 'billing.premium_only', details: { feature } });
      await expect(ask(paying, feature)).resolves.toBeUndefined();
    }
  });
});

describe('what is on offer', () => {
  it('plans › asked for in English without signing in › are the table, character for character', async () => {
    const plans = await createClient(overInject(app)).call(subscriptionPlans);
    expect(plans.map(({ id, name, features, tag }) => ({ id, name, features, tag }))).toEqual(
      offeredPlans.map(({ id, name, features, tag }) => ({ id, name, features, tag })),
    );
    const [none, premium] = offeredPlans;
    expect(plans[1]?.prices).toEqual([
      {
        period: 'monthly',
        monthlyCents: 2000,
        totalCents: 2000,
        text: premium.prices.monthly,
        totalText: 'Billed monthly',
      },
      {
        period: 'yearly',
        monthlyCents: 1500,
        totalCents: 18_000,
        text: premium.prices.yearly,
        totalText: yearlyTotal,
        badge: yearlyBadge,
      },
    ]);
    expect(plans[0]?.prices.map(({ text }) => text)).toEqual([none.prices.monthly, none.prices.yearly]);
    const uk = await createClient(overInject(app), { 'accept-language': 'uk' }).call(subscriptionPlans);
    expect(uk.map(({ cta }) => cta)).toEqual(['Почати безкоштовно', 'Спробувати 7 днів безкоштовно']);
  });

  it('without key and stand-in › checkout › says that nothing is sold here', async () => {
    const recruiter = await aRecruiter(app);
    expect(await recruiter.call(currentSubscription)).toMatchObject({ forSale: false, canStartTrial: false });
    const body = {
      planId: 'premium',
      billingPeriod: 'yearly',
      successUrl: '/subscription',
      cancelUrl: '/subscription',
    } as const;
    const refused = await recruiter.refusal(startCheckout, { body });
    expect(refused).toMatchObject({ status: 409, code: 'billing.not_for_sale' });
  });
});
