import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { canonicalJson } from '#knowledge/plan/core-hash.ts';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { createModules } from '#modules.ts';
import { createDb } from '#platform/db/client.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import { appendEvent } from '#platform/outbox/append-event.ts';
import { cvSettled } from '#modules/hiring/events.ts';
import { startOpenAiSandbox, type OpenAiSandbox } from '#sandbox/openai/openai.ts';
import type { LlmFault } from '#sandbox/openai/openai-faults.ts';
import { startBackground } from '#tests/helpers/temporal/background.ts';
import { startDatabaseLine } from '#tests/helpers/database/database-line.ts';
import { historyOf } from '#tests/helpers/temporal/histories.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';
import { until } from '#tests/helpers/until.ts';
import { cvSettledSignal, planGeneration } from '#workflows/contracts/plan-generation.ts';
import {
  cancelGeneration,
  finishFromPlaybook,
  generatePlan,
  getPlan,
} from '#contracts/interviewing/plan/plan-generation.ts';
import { getInterview } from '#contracts/interviewing/interviewing.ts';
import { limitsStatus } from '#contracts/billing/billing.ts';
import { aCandidate, aPosition, anInterview, cvText, generate } from '#tests/helpers/api/builders.ts';
import { type Recruiter, aRecruiter } from '#tests/helpers/api/recruiter.ts';

interface Background {
  readonly app: TestApp;
  stop(): Promise<void>;
}

const settings = (overrides: Record<string, string>) => ({
  DATABASE_POOL: '5',
  TEMPORAL_ADDRESS: inject('temporalAddress'),
  TEMPORAL_NAMESPACE: `plan-generation-${newId()}`,
  ...overrides,
});

async function start(overrides: Record<string, string> = {}): Promise<Background> {
  const app = await startTestApp(settings(overrides));
  const background = await startBackground(app);
  return {
    app,
    stop: async () => {
      await background.stop();
      await app.close();
    },
  };
}

async function ended(caller: Recruiter, interviewId: string) {
  await until(async () => {
    const body = await caller.call(getInterview, { params: { interviewId } });
    return ['ready', 'failed', 'cancelled'].includes(body.generation.state);
  }, 45_000);
  return caller.call(getInterview, { params: { interviewId } });
}

async function planOf(caller: Recruiter, interviewId: string): Promise<Plan> {
  const body = await caller.call(getPlan, { params: { interviewId } });
  expect(body.gate).toEqual({ ok: true, problems: [] });
  return body.plan;
}

async function usedUnits(caller: Recruiter): Promise<number> {
  const body = await caller.call(limitsStatus);
  return body.find(({ resource }) => resource === 'interviews')?.used ?? -1;
}

const isFull = process.env['ASKWELL_TEST_FULL'] === '1';

/** From the click on "use the playbook now" to the plan, by the database's clock. */
async function secondsToPlan({ app, userId }: Recruiter, planId: string): Promise<number> {
  const wanted = await sql<{ at: Date }>`select occurred_at as at from platform.event
    where aggregate_id = ${planId} and type = 'interviewing.generation.playbook-wanted'`.execute(app.deps.db.system);
  const published = await asTenant(app.deps.db, userId, (tx) =>
    sql<{ at: Date }>`select ended_at as at from interviewing.generation where plan_id = ${planId}`.execute(tx),
  );
  const seconds = (Number(published.rows[0]?.at) - Number(wanted.rows[0]?.at)) / 1000;
  if (isFull) process.stdout.write(`from "use the playbook now" to the plan: ${seconds} s\n`);
  return seconds;
}

/**
 * A finished run's history is small, whatever the plan: it contains ids and counts, the rest stays in the database.
 * Every activity had a timeout.
 */
async function expectSmallHistory(app: TestApp, generation: { planId: string | null; attempt: number }, name: string) {
  const workflowId = planGeneration.id({ planId: generation.planId ?? '', attempt: generation.attempt });
  const handle = app.deps.temporal.client.workflow.getHandle(workflowId);
  await handle.result();
  const { events, bytes } = await historyOf(handle, name);
  expect(events).toBeLessThanOrEqual(60);
  expect(bytes).toBeLessThanOrEqual(40_000);
  const { events: history = [] } = await handle.fetchHistory();
  const bounds = (history ?? []).flatMap(({ activityTaskScheduledEventAttributes: scheduled }) =>
    scheduled ? [Number(scheduled.scheduleToCloseTimeout?.seconds ?? 0)] : [],
  );
  expect(bounds.every((seconds) => seconds > 0)).toBe(true);
}

const coreOf = (plan: Plan) =>
  canonicalJson({
    competencies: plan.competencies,
    // minutes are fitted to each plan, and numbers include what the person is asked before; neither is part of the hash
    questions: plan.questions
      .filter(({ block }) => block === 'core')
      .map(({ expectedMin: _minutes, order: _order, ...question }) => question),
  });

describe('plan generation without a model', () => {
  let background: Background;
  let app: TestApp;
  beforeAll(async () => {
    background = await start();
    app = background.app;
  });
  afterAll(() => background.stop());

  it('planGeneration › no provider configured › the playbook writes a plan that passes, for no further unit', async () => {
    const caller = await aRecruiter(app);
    const { id } = await anInterview(caller, { cv: cvText });
    const generation = await generate(caller, id);
    expect(generation).toMatchObject({ state: 'queued', attempt: 1 });
    expect(await ended(caller, id)).toMatchObject({
      status: 'planned',
      planVersion: 1,
      generation: { state: 'ready' },
    });
    const plan = await planOf(caller, id);
    expect(plan).toMatchObject({
      source: 'playbook',
      fallbackReason: 'no_provider',
      interviewId: id,
      version: 1,
      positionVersion: 1,
      provenance: { model: null, tokens: { input: 0, output: 0 } },
    });
    expect(plan.questions.some(({ block }) => block === 'cv')).toBe(true);
    expect(await usedUnits(caller)).toBe(1);
    await expectSmallHistory(app, generation, 'plan-generation.playbook');
  });

  it('planGeneration › regenerated › makes a second version and keeps the core', async () => {
    const caller = await aRecruiter(app);
    const { id } = await anInterview(caller);
    await generate(caller, id);
    await ended(caller, id);
    const first = await planOf(caller, id);
    const again = await generate(caller, id, { source: 'playbook' });
    expect((await caller.call(getInterview, { params: { interviewId: id } })).status).toBe('draft');
    expect(again).toMatchObject({ attempt: 2, planId: first.id });
    expect(await ended(caller, id)).toMatchObject({ status: 'planned', planVersion: 2 });
    const second = await planOf(caller, id);
    expect(second).toMatchObject({ version: 2, coreHash: first.coreHash, fallbackReason: null });
    expect((await caller.call(getPlan, { params: { interviewId: id }, query: { version: 1 } })).plan).toEqual(first);
    expect(await usedUnits(caller)).toBe(1);
  });

  it('planGeneration › five candidates at once › share the core byte for byte', async () => {
    const caller = await aRecruiter(app, { premium: true });
    const positionId = (await aPosition(caller)).id;
    const ids: string[] = [];
    for (const name of ['A', 'B', 'C', 'D', 'E']) {
      const candidateId = (
        await aCandidate(caller, name < 'D' ? { name, cv: cvText.replace('Acme', `Acme ${name}`) } : { name })
      ).id;
      const { id } = await anInterview(caller, { positionId, candidateId });
      ids.push(id);
    }
    await Promise.all(ids.map((id) => generate(caller, id)));
    const plans: Plan[] = [];
    for (const id of ids) {
      expect(await ended(caller, id)).toMatchObject({ generation: { state: 'ready' } });
      plans.push(await planOf(caller, id));
    }
    expect(new Set(plans.map(({ coreHash }) => coreHash)).size).toBe(1);
    expect(new Set(plans.map(coreOf)).size).toBe(1);
  });

  it('signalWithStart › no run, and then one that has ended › starts it once, with the signal', async () => {
    const key = { planId: newId(), attempt: 1 };
    const input = { ...key, ownerId: newId(), interviewId: newId() };
    const trigger = { type: 'test.cv.settled', ownerId: input.ownerId };
    const details = { summary: 'a plan that nobody asked for', entity: { type: 'plan', id: key.planId }, trigger };
    const { temporal } = app.deps;
    // The first worker creates the namespace; until then the call throws TryLater.
    const signal = () => temporal.signalWithStart(cvSettledSignal, input, details);
    await until(
      () =>
        signal().then(
          () => true,
          () => false,
        ),
      45_000,
    );
    const run = temporal.client.workflow.getHandle(planGeneration.id(key));
    expect(await run.result()).toMatchObject({ state: 'cancelled' });
    const { events } = await run.fetchHistory();
    const signals = (events ?? []).flatMap((event) => event.workflowExecutionSignaledEventAttributes ?? []);
    expect(signals.map(({ signalName }) => signalName)).toEqual(['cvSettled']);
    const { runId } = await run.describe();
    await signal();
    expect((await run.describe()).runId).toBe(runId);
  });

  it('planGeneration › a CV that is still being read › waits, is woken, and plans from it', async () => {
    const caller = await aRecruiter(app);
    const interview = await anInterview(caller, { cv: cvText });
    const cvId = interview.cvId ?? '';
    const setState = (state: 'reading' | 'ready') =>
      asTenant(app.deps.db, caller.userId, async (tx) => {
        await tx.updateTable('hiring.cv').set({ state }).where('id', '=', cvId).execute();
        if (state === 'ready') await appendEvent(tx, cvSettled(cvId, { cvId, state }));
      });
    await setState('reading');
    const generation = await generate(caller, interview.id);
    await until(async () => {
      const body = await caller.call(getInterview, { params: { interviewId: interview.id } });
      return body.generation.state === 'running' && body.generation.step === 'reading_cv';
    });
    await setState('ready');
    expect(await ended(caller, interview.id)).toMatchObject({ status: 'planned' });
    expect((await planOf(caller, interview.id)).provenance.inputHashes).toHaveProperty('cv');
    await expectSmallHistory(app, generation, 'plan-generation.waits-for-cv');
  });

  it('planGeneration › a CV that turns out unreadable › fails with its code, and plans without it on request', async () => {
    const caller = await aRecruiter(app);
    const interview = await anInterview(caller, { cv: cvText });
    const cvId = interview.cvId ?? '';
    const write = (changes: { state: string; error_code?: string }) =>
      asTenant(app.deps.db, caller.userId, (tx) =>
        tx.updateTable('hiring.cv').set(changes).where('id', '=', cvId).execute(),
      );
    await write({ state: 'reading' });
    await generate(caller, interview.id);
    await until(
      async () =>
        (await caller.call(getInterview, { params: { interviewId: interview.id } })).generation.state === 'running',
    );
    await asTenant(app.deps.db, caller.userId, async (tx) => {
      await tx
        .updateTable('hiring.cv')
        .set({ state: 'failed', error_code: 'hiring.cv_encrypted' })
        .where('id', '=', cvId)
        .execute();
      await appendEvent(tx, cvSettled(cvId, { cvId, state: 'failed' }));
    });
    expect(await ended(caller, interview.id)).toMatchObject({
      status: 'draft',
      generation: { state: 'failed', error: { code: 'hiring.cv_encrypted' } },
    });
    expect(await caller.refusal(generatePlan, { params: { interviewId: interview.id }, body: {} })).toMatchObject({
      status: 422,
      code: 'hiring.cv_encrypted',
    });
    await generate(caller, interview.id, { withoutCv: true });
    expect(await ended(caller, interview.id)).toMatchObject({ status: 'planned', generation: { attempt: 2 } });
    const none = { strengths: [], areasToProbe: [], followUps: [], requirementEvidence: [], toSettle: [] };
    const nothing = {
      ...none,
      seenEarlier: [],
      toPrepare: [],
      furtherWhen: [],
      beforeOffer: [],
      alsoOpen: [],
      privateMatters: [],
    };
    expect((await planOf(caller, interview.id)).candidate).toEqual(nothing);
  });

  it('planGeneration › its start delivered twice › runs once', async () => {
    const caller = await aRecruiter(app);
    const { id } = await anInterview(caller);
    const generation = await generate(caller, id);
    await ended(caller, id);
    await asTenant(app.deps.db, caller.userId, async (tx) => {
      const { planRequested } = await import('#modules/interviewing/events.ts');
      const ids = { interviewId: id, planId: generation.planId ?? '', attempt: 1 };
      await appendEvent(tx, planRequested(ids.planId, ids));
    });
    await until(async () => {
      const pending = await app.deps.db.system
        .selectFrom('platform.delivery')
        .select('id')
        .where('state', '=', 'pending')
        .execute();
      return pending.length === 0;
    });
    expect(await planOf(caller, id)).toMatchObject({ version: 1 });
  });
});

describe('plan generation with a model', () => {
  let background: Background;
  let app: TestApp;
  let sandbox: OpenAiSandbox;
  beforeAll(async () => {
    sandbox = await startOpenAiSandbox();
    background = await start({ OPENAI_BASE_URL: sandbox.url, OPENAI_API_KEY: 'sk-test' });
    app = background.app;
  });
  afterEach(async () => {
    await fault(null);
    await speed(null);
  });
  afterAll(async () => {
    await background.stop();
    await sandbox.close();
  });

  const set = async (path: string, body: object) => {
    const response = await fetch(`${sandbox.origin}/sandbox/${path}`, { method: 'POST', body: JSON.stringify(body) });
    expect(response.status).toBe(200);
  };
  const fault = (name: LlmFault | null) => set('faults', { fault: name });
  const speed = (tokensPerSecond: number | null) => set('speed', { firstTokenMs: 0, tokensPerSecond });

  it('planGeneration › the model answers › its plan passes the gate and names its provenance', async () => {
    const caller = await aRecruiter(app);
    const { id } = await anInterview(caller, { cv: cvText });
    const generation = await generate(caller, id);
    expect(await ended(caller, id)).toMatchObject({ status: 'planned' });
    const plan = await planOf(caller, id);
    expect(plan).toMatchObject({ source: 'ai', fallbackReason: null, provenance: { model: 'gpt-5-mini' } });
    expect(plan.provenance.tokens.input).toBeGreaterThan(0);
    expect(await usedUnits(caller)).toBe(1);
    await expectSmallHistory(app, generation, 'plan-generation.model');
  });

  it('case 76: planGeneration › the provider is down › the playbook writes it, and a model later for no further unit', async () => {
    const caller = await aRecruiter(app);
    const { id } = await anInterview(caller, { cv: cvText });
    await fault('down');
    const generation = await generate(caller, id);
    expect(await ended(caller, id)).toMatchObject({ status: 'planned' });
    expect(await planOf(caller, id)).toMatchObject({ source: 'playbook', fallbackReason: 'provider_down' });
    await expectSmallHistory(app, generation, 'plan-generation.provider-down');
    await fault(null);
    await generate(caller, id, { source: 'ai' });
    expect(await ended(caller, id)).toMatchObject({ status: 'planned', planVersion: 2 });
    expect(await planOf(caller, id)).toMatchObject({ source: 'ai', fallbackReason: null });
    expect(await usedUnits(caller)).toBe(1);
  });

  it('planGeneration › the provider is down for two candidates › they share a core, and it is locked for nobody else', async () => {
    const caller = await aRecruiter(app, { premium: true });
    const positionId = (await aPosition(caller)).id;
    const planned = async (interviewId?: string): Promise<{ id: string; plan: Plan }> => {
      const id = interviewId ?? (await anInterview(caller, { positionId })).id;
      await generate(caller, id);
      await ended(caller, id);
      return { id, plan: await planOf(caller, id) };
    };
    await fault('unauthorized');
    const first = await planned();
    const second = await planned();
    expect(second.plan).toMatchObject({ source: 'playbook', coreHash: first.plan.coreHash });
    await fault(null);
    const third = await planned();
    expect(third.plan).toMatchObject({ source: 'ai', fallbackReason: null });
    const again = await planned(first.id);
    expect(again.plan).toMatchObject({ source: 'ai', coreHash: third.plan.coreHash });
    await fault('unauthorized');
    expect((await planned()).plan).toMatchObject({ source: 'ai', coreHash: third.plan.coreHash });
  });

  it('planGeneration › three at once of one account › the third begins when one has ended', async () => {
    const caller = await aRecruiter(app, { premium: true });
    const ids: string[] = [];
    for (let made = 0; made < 3; made += 1) ids.push((await anInterview(caller)).id);
    // Slow enough that all three would be written concurrently.
    await speed(1500);
    await Promise.all(ids.map((id) => generate(caller, id)));
    for (const id of ids) expect(await ended(caller, id)).toMatchObject({ status: 'planned' });
    const rows = await asTenant(app.deps.db, caller.userId, (tx) =>
      tx.selectFrom('interviewing.generation').select(['turn_at', 'ended_at']).orderBy('turn_at').execute(),
    );
    const firstEnd = Math.min(...rows.map(({ ended_at: at }) => at?.getTime() ?? 0));
    expect(rows[2]?.turn_at?.getTime()).toBeGreaterThanOrEqual(firstEnd);
  });

  it('planGeneration › the database is away while the model writes › costs the model no try', async () => {
    const own = await startTestApp(settings({ OPENAI_BASE_URL: sandbox.url, OPENAI_API_KEY: 'sk-test' }));
    const line = await startDatabaseLine(own.config.DATABASE_URL);
    const db = createDb({ connectionString: line.url, max: 5 });
    const work = await startBackground(own, await createModules({ ...own.deps, db }).activities());
    try {
      const caller = await aRecruiter(own);
      const { id } = await anInterview(caller);
      await speed(40);
      const generation = await generate(caller, id);
      await until(
        async () =>
          (await caller.call(getInterview, { params: { interviewId: id } })).generation.step === 'building_core',
      );
      line.cut();
      // Database-only steps keep retrying: by their fourth attempt, a generation that counted the outage against the
      // model's attempts would have fallen back to the playbook.
      const { workflow } = own.deps.temporal.client;
      const handle = workflow.getHandle(planGeneration.id({ planId: generation.planId ?? '', attempt: 1 }));
      await until(async () => {
        const { raw } = await handle.describe();
        return raw.pendingActivities?.some(({ attempt }) => (attempt ?? 0) >= 4) === true;
      }, 45_000);
      await speed(null);
      line.mend();
      expect(await ended(caller, id)).toMatchObject({ status: 'planned' });
      expect(await planOf(caller, id)).toMatchObject({ source: 'ai', fallbackReason: null });
      await expectSmallHistory(own, generation, 'plan-generation.database-away');
    } finally {
      await work.stop();
      await db.destroy();
      await line.close();
      await own.close();
    }
  });

  it.each([
    ['refusal', 'refused'],
    ['garbage', 'invalid'],
    ['unauthorized', 'misconfigured'],
  ] as const)('planGeneration › %s › the playbook writes it and says %s', async (name, fallbackReason) => {
    const caller = await aRecruiter(app);
    const { id } = await anInterview(caller, { cv: cvText });
    await fault(name);
    await generate(caller, id);
    expect(await ended(caller, id)).toMatchObject({ status: 'planned' });
    expect(await planOf(caller, id)).toMatchObject({ source: 'playbook', fallbackReason });
  });

  it('planGeneration › somebody does not wait for the model › the playbook finishes it, and a model writes it later', async () => {
    const caller = await aRecruiter(app);
    const { id } = await anInterview(caller, { cv: cvText });
    // Its first question arrives within seconds, its last one after minutes.
    await speed(60);
    const generation = await generate(caller, id);
    const shown = () =>
      asTenant(app.deps.db, caller.userId, (tx) =>
        tx.selectFrom('interviewing.plan_progress').select('seq').where('kind', '=', 'question').execute(),
      );
    await until(async () => (await shown()).length > 0, 60_000);
    expect(await caller.call(finishFromPlaybook, { params: { interviewId: id } })).toMatchObject({ state: 'running' });
    await caller.call(finishFromPlaybook, { params: { interviewId: id } });
    expect(await ended(caller, id)).toMatchObject({ status: 'planned' });
    expect(await planOf(caller, id)).toMatchObject({ fallbackReason: 'not_awaited' });
    // An idle machine takes a fraction of this; the full run prints the figure.
    expect(await secondsToPlan(caller, generation.planId ?? '')).toBeLessThan(30);
    await expectSmallHistory(app, generation, 'plan-generation.not-awaited');
    expect(await caller.refusal(finishFromPlaybook, { params: { interviewId: id } })).toMatchObject({
      code: 'interviewing.generation_not_running',
    });
    await speed(null);
    await generate(caller, id, { source: 'ai' });
    expect(await ended(caller, id)).toMatchObject({ status: 'planned', planVersion: 2 });
    expect(await planOf(caller, id)).toMatchObject({ source: 'ai', fallbackReason: null });
    expect(await usedUnits(caller)).toBe(1);
  });

  it('planGeneration › cancelled while the model writes › keeps the earlier version', async () => {
    const caller = await aRecruiter(app);
    const { id } = await anInterview(caller);
    await generate(caller, id, { source: 'playbook' });
    await ended(caller, id);
    const before = await planOf(caller, id);
    await speed(40);
    const generation = await generate(caller, id, { source: 'ai' });
    await until(async () => {
      const body = await caller.call(getInterview, { params: { interviewId: id } });
      return body.generation.state === 'running' && body.generation.step === 'building_core';
    });
    const answer = await caller.call(cancelGeneration, { params: { interviewId: id } });
    expect(answer).toMatchObject({ state: 'cancelled', attempt: 2 });
    expect(await caller.call(getInterview, { params: { interviewId: id } })).toMatchObject({
      status: 'planned',
      planVersion: 1,
    });
    await expectSmallHistory(app, generation, 'plan-generation.cancelled');
    expect(await planOf(caller, id)).toEqual(before);
    expect(await caller.refusal(cancelGeneration, { params: { interviewId: id } })).toMatchObject({
      status: 409,
      code: 'interviewing.generation_not_running',
    });
  });
});
