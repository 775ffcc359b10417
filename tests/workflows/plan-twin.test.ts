import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { getPlan } from '#contracts/interviewing/plan/plan-generation.ts';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { askForTwin } from '#contracts/interviewing/plan/twin/ask-for-twin.ts';
import { isBeingMade } from '#contracts/interviewing/plan/twin/twin-state.ts';
import type { PlanTwin } from '#contracts/interviewing/plan/twin/plan-twin.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import { reconcile } from '#platform/temporal/reconcile.ts';
import { type OpenAiSandbox, startOpenAiSandbox } from '#sandbox/openai/openai.ts';
import { cvText } from '#tests/helpers/api/builders.ts';
import { type Recruiter, aPlannedInterview, aRecruiter } from '#tests/helpers/api/recruiter.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';
import { withFault } from '#tests/helpers/api/with-fault.ts';
import { leavePlansToTest, startBackground } from '#tests/helpers/temporal/background.ts';
import { historyOf, recordedHistories, recordedHistory, replay } from '#tests/helpers/temporal/histories.ts';
import { until } from '#tests/helpers/until.ts';
import { planTwin } from '#workflows/contracts/plan-twin.ts';

let app: TestApp;
let ai: OpenAiSandbox;
let background: { stop(): Promise<void> };
let caller: Recruiter;

beforeAll(async () => {
  ai = await startOpenAiSandbox();
  app = await startTestApp({
    OPENAI_API_KEY: 'sk-stand-in',
    OPENAI_BASE_URL: ai.url,
    DATABASE_POOL: '8',
    TEMPORAL_ADDRESS: inject('temporalAddress'),
    TEMPORAL_NAMESPACE: `plan-twin-${newId()}`,
  });
  await leavePlansToTest(app);
  background = await startBackground(app);
});
beforeEach(async () => {
  caller = await aRecruiter(app, { premium: true });
});
afterAll(async () => {
  await background.stop();
  await app.close();
  await ai.close();
});

const ask = ({ interviewId, version }: Plan) => caller.call(askForTwin, { params: { interviewId }, body: { version } });

const twinOf = async ({ interviewId }: Plan) => (await caller.call(getPlan, { params: { interviewId } })).twin;

async function ended(plan: Plan): Promise<PlanTwin | undefined> {
  let twin: PlanTwin | undefined;
  await until(async () => {
    twin = await twinOf(plan);
    return twin !== undefined && !isBeingMade(twin);
  }, 45_000);
  return twin;
}

const runOf = ({ id: planId, version }: Plan, attempt = 1) =>
  app.deps.temporal.client.workflow.getHandle(planTwin.id({ planId, version, attempt }));

describe('planTwin', () => {
  it('asked for › is made in one run that operators find and that holds no text', async () => {
    const { plan } = await aPlannedInterview(caller, { cv: cvText });
    await ask(plan);
    await ask(plan);
    const twin = await ended(plan);
    expect(twin).toMatchObject({ state: 'ready', kept: [] });
    expect(await runOf(plan).result()).toEqual({
      state: 'ready',
      texts: Object.keys(twin?.texts ?? {}).length,
      kept: 0,
    });
    const run = await runOf(plan).describe();
    expect(await run.staticSummary()).toBe(`Other language of plan ${plan.id.slice(-8)}, version 1, attempt 1`);
    const json = historyToJSON(await runOf(plan).fetchHistory());
    const stored = json.replaceAll(/"data":\s*"([^"]+)"/g, (_, data: string) => Buffer.from(data, 'base64').toString());
    expect(stored).not.toMatch(/Bondar|TypeScript|\p{Script=Cyrillic}/u);
    await historyOf(runOf(plan), 'plan-twin.ready');
  });

  it('a model that writes nothing of use › ends it with its code, and another try makes it', async () => {
    const { plan } = await aPlannedInterview(caller);
    await withFault(ai, 'garbage', async () => {
      await ask(plan);
      expect(await ended(plan)).toMatchObject({ state: 'failed', error: { code: 'interviewing.twin_failed' } });
    });
    await historyOf(runOf(plan), 'plan-twin.failed');
    await ask(plan);
    expect(await ended(plan)).toMatchObject({ state: 'ready' });
  });

  it('a model that is away for a moment › is asked again by the run', async () => {
    const { plan } = await aPlannedInterview(caller);
    await fetch(`${ai.origin}/sandbox/faults`, {
      method: 'POST',
      body: JSON.stringify({ fault: 'server_error', times: 1 }),
    });
    await ask(plan);
    expect(await ended(plan)).toMatchObject({ state: 'ready', kept: [] });
    await historyOf(runOf(plan), 'plan-twin.tried-twice');
  });

  it('a model whose key is refused › ends it with what is to be mended, and it comes once that is', async () => {
    const { plan } = await aPlannedInterview(caller);
    await withFault(ai, 'unauthorized', async () => {
      await ask(plan);
      expect(await ended(plan)).toMatchObject({ state: 'failed', error: { code: 'interviewing.model_misconfigured' } });
    });
    await ask(plan);
    expect(await ended(plan)).toMatchObject({ state: 'ready' });
  });

  it('a version that is gone › ends the run without a word', async () => {
    const input = { ownerId: caller.userId, interviewId: newId(), planId: newId(), version: 1, attempt: 1 };
    await app.deps.temporal.start(planTwin, input, {
      summary: 'gone',
      entity: { type: 'plan', id: input.planId },
      trigger: { ownerId: input.ownerId, type: 'interviewing.twin.requested' },
    });
    const run = app.deps.temporal.client.workflow.getHandle(planTwin.id(input));
    expect(await run.result()).toEqual({ state: 'gone', texts: 0, kept: 0 });
    await historyOf(run, 'plan-twin.gone');
  });

  it('a run that is lost › is asked for again by the reconciliation', async () => {
    const { plan } = await aPlannedInterview(caller);
    await background.stop();
    await ask(plan);
    await sql`update platform.delivery set state = 'done', done_at = now() where aggregate_id = ${plan.id}`.execute(
      app.deps.db.system,
    );
    await asTenant(app.deps.db, caller.userId, (tx) =>
      sql`update interviewing.plan_twin set requested_at = now() - interval '11 minutes'`.execute(tx),
    );
    const twins = app.modules.unfinished.filter(({ name }) => name === 'other languages');
    expect(await reconcile(app.deps, twins)).toEqual({ restarted: 1, failed: 0 });
    background = await startBackground(app);
    expect(await ended(plan)).toMatchObject({ state: 'ready' });
  });

  // The last test: after this error, the provider is not called for half a minute.
  it('a model without credit › ends it with what is to be mended', async () => {
    const { plan } = await aPlannedInterview(caller);
    await withFault(ai, 'quota', async () => {
      await ask(plan);
      expect(await ended(plan)).toMatchObject({
        state: 'failed',
        error: { code: 'interviewing.model_without_credit' },
      });
    });
  });
});

describe('recorded runs of planTwin', () => {
  it('each recorded run › replayed with the workers’ bundle › takes the same steps', async () => {
    const names = await recordedHistories('plan-twin');
    expect(names).toHaveLength(4);
    const histories = await Promise.all(names.map(async (name) => [name, await recordedHistory(name)] as const));
    const results = await replay(Object.fromEntries(histories));
    expect(results.map(({ workflowId, error }) => [workflowId, error?.message])).toEqual(
      names.map((name) => [name, undefined]),
    );
  });

  it('a run › that called another activity › is found out', async () => {
    const changed = (await recordedHistory('plan-twin.ready')).replaceAll('"translatePlan"', '"translateOtherwise"');
    const [result] = await replay({ changed });
    expect(result?.error?.name).toBe('DeterminismViolationError');
  });
});
