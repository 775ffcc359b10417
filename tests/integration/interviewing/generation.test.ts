import { MockActivityEnvironment } from '@temporalio/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import pg from 'pg';
import * as z from 'zod/mini';
import { listAiRecords } from '#contracts/interviewing/ai-records.ts';
import {
  cancelGeneration,
  generatePlan,
  type Generation,
  PlanProgress,
  getPlan,
  planEvents,
} from '#contracts/interviewing/plan/plan-generation.ts';
import { getInterview } from '#contracts/interviewing/interviewing.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { LlmQuotaSpent, LlmRateLimited, LlmRefused } from '#platform/llm/llm-errors.ts';
import { type Llm, noUsage } from '#platform/llm/llm.ts';
import { createOpenAiLlm } from '#platform/llm/openai-llm.ts';
import type { LlmFault } from '#sandbox/openai/openai-faults.ts';
import { type OpenAiSandbox, startOpenAiSandbox } from '#sandbox/openai/openai.ts';
import { createLlm } from '#platform/llm/create-llm.ts';
import { newId } from '#platform/new-id.ts';
import { buildCore } from '#modules/interviewing/plan/build-core.ts';
import { beginGeneration } from '#modules/interviewing/generation/begin-generation.ts';
import { createAiWriter } from '#modules/interviewing/plan-writer/model/ai-writer.ts';
import { promptVersion } from '#modules/interviewing/plan-writer/model/prompt/prompts.ts';
import { createPlaybookWriter } from '#modules/interviewing/plan-writer/playbook-writer.ts';
import type { PlanWriter } from '#modules/interviewing/plan-writer/plan-writer.ts';
import { interviewingActivities } from '#tests/helpers/temporal/activities.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';
import { profile, updateProfile } from '#contracts/auth/auth.ts';
import { limitsStatus } from '#contracts/billing/billing.ts';
import { pasteCvText } from '#contracts/hiring/cvs.ts';
import { updatePosition } from '#contracts/hiring/positions.ts';
import { aCandidate, aPosition, anInterview, cvText, generate } from '#tests/helpers/api/builders.ts';
import { expectNothingPersonal, plantedPerson } from '#tests/helpers/cv/planted-person.ts';
import { type Recruiter, aPlannedInterview, aRecruiter, runGeneration } from '#tests/helpers/api/recruiter.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const PlanPart = z.object({ questions: z.number() });

const inputOf = (caller: Recruiter, interviewId: string, { planId, attempt }: Generation) => ({
  ownerId: caller.userId,
  interviewId,
  planId: planId ?? '',
  attempt,
});

async function progressOf(caller: Recruiter, planId: string) {
  const rows = await asTenant(app.deps.db, caller.userId, (tx) =>
    tx
      .selectFrom('interviewing.plan_progress')
      .selectAll()
      .where('plan_id', '=', planId)
      .orderBy('attempt')
      .orderBy('seq')
      .execute(),
  );
  return rows.map(({ attempt, seq, kind, body }) => ({ attempt, seq, kind, body }));
}

async function eventsOf(planId: string) {
  const { rows } = await sql<{ type: string }>`
    select type from platform.event where aggregate_id = ${planId} order by id`.execute(app.deps.db.system);
  return rows.map(({ type }) => type);
}

describe('generatePlan', () => {
  it('generatePlan › while one runs › answers interviewing.generation_running', async () => {
    const caller = await aRecruiter(app);
    const { id } = await anInterview(caller);
    await generate(caller, id);
    expect(await caller.refusal(generatePlan, { params: { interviewId: id }, body: {} })).toMatchObject({
      status: 409,
      code: 'interviewing.generation_running',
    });
  });

  it('case 77: generatePlan › asked again while it runs › says since when, the same each time', async () => {
    const caller = await aRecruiter(app);
    const { id } = await anInterview(caller);
    const { createdAt } = await generate(caller, id);
    const { rows } = await asTenant(app.deps.db, caller.userId, (tx) =>
      sql<{ at: Date }>`select created_at as at from interviewing.generation`.execute(tx),
    );
    expect(createdAt).toBe(rows[0]?.at.toISOString());
    expect((await caller.call(getInterview, { params: { interviewId: id } })).generation.createdAt).toBe(createdAt);
  });

  it('generatePlan › an address nobody has proven › answers auth.email_not_verified', async () => {
    const caller = await aRecruiter(app);
    const { id } = await anInterview(caller);
    await sql`update auth."user" set email_verified_at = null where id = ${caller.userId}`.execute(app.deps.db.system);
    expect(await caller.refusal(generatePlan, { params: { interviewId: id }, body: {} })).toMatchObject({
      status: 403,
      code: 'auth.email_not_verified',
    });
  });

  it('generatePlan › a double click with one key › queues one generation', async () => {
    const caller = await aRecruiter(app);
    const { id } = await anInterview(caller);
    const headers = { 'idempotency-key': newId() };
    const first = await caller.call(generatePlan, { params: { interviewId: id }, body: {}, headers });
    const again = await caller.call(generatePlan, { params: { interviewId: id }, body: {}, headers });
    expect(again).toEqual(first);
    expect(await eventsOf(first.planId ?? '')).toEqual(['interviewing.plan.requested']);
  });

  it('generatePlan › a sixth time in a day on the free plan › answers interviewing.generation_limit', async () => {
    const caller = await aRecruiter(app);
    const { id } = await anInterview(caller);
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await runGeneration(caller, id, await generate(caller, id));
    }
    const answer = await caller.refusal(generatePlan, { params: { interviewId: id }, body: {} });
    expect(answer).toMatchObject({
      status: 429,
      code: 'interviewing.generation_limit',
      details: { limit: 5 },
    });
    expect(await caller.call(getInterview, { params: { interviewId: id } })).toMatchObject({
      generation: { attempt: 5 },
    });
  });

  it.each([
    ['cancelled while it waited', { state: 'cancelled', step: 'reading_cv' }, 202],
    ['cancelled before it began', { state: 'cancelled', step: null }, 202],
    ['cancelled while it was written', { state: 'cancelled', step: 'building_core' }, 429],
    ['failed before a model answered', { state: 'failed', step: 'building_core' }, 202],
    ['failed after a model answered', { state: 'failed', step: 'tailoring', input_tokens: 1 }, 429],
  ])('generatePlan › after five that %s › counts what was written only', async (_way, end, status) => {
    const caller = await aRecruiter(app);
    const { id } = await anInterview(caller);
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const { planId } = await generate(caller, id);
      await asTenant(app.deps.db, caller.userId, (tx) =>
        tx
          .updateTable('interviewing.generation')
          .set({
            ...end,
            error_code: end.state === 'failed' ? 'interviewing.plan_failed' : null,
            ended_at: sql<Date>`now()`,
          })
          .where('plan_id', '=', planId)
          .where('attempt', '=', attempt)
          .execute(),
      );
    }
    expect((await caller.outcome(generatePlan, { params: { interviewId: id }, body: {} })).status).toBe(status);
  });

  it.each([
    ['while a model writes', true, 429],
    ['before a model is asked', false, 202],
  ])('generatePlan › after five cancelled %s › counts those that a model was asked for', async (_, asked, status) => {
    const caller = await aRecruiter(app);
    const { id } = await anInterview(caller);
    const controls = { signal: new AbortController().signal, heartbeat: () => {} };
    const cancel = () => caller.call(cancelGeneration, { params: { interviewId: id } });
    const writer: PlanWriter = {
      ...createPlaybookWriter(),
      source: 'ai',
      writeCore: async () => {
        await cancel();
        throw new LlmRefused(noUsage);
      },
    };
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const input = inputOf(caller, id, await generate(caller, id));
      await beginGeneration({ db: app.deps.db, hasModel: true }, input, false);
      if (asked) await buildCore({ db: app.deps.db }, input, writer, null, controls).catch(() => undefined);
      else await cancel();
    }
    expect((await caller.outcome(generatePlan, { params: { interviewId: id }, body: {} })).status).toBe(status);
  });

  it('beginGeneration › the CV is still being read when its time is over › fails and says that', async () => {
    const caller = await aRecruiter(app);
    const interview = await anInterview(caller, { cv: cvText });
    await asTenant(app.deps.db, caller.userId, (tx) =>
      tx.updateTable('hiring.cv').set({ state: 'reading' }).where('id', '=', interview.cvId).execute(),
    );
    const input = inputOf(caller, interview.id, await generate(caller, interview.id));
    const { onDatabase } = interviewingActivities(app);
    const look = (deadlinePassed: boolean) =>
      new MockActivityEnvironment().run(onDatabase.beginGeneration, { ...input, deadlinePassed });
    expect(await look(false)).toEqual({ next: 'wait' });
    await expect(look(true)).rejects.toMatchObject({ type: 'hiring.cv_still_reading', nonRetryable: true });
  });

  it.each([
    ['failed', 'hiring.cv_damaged'],
    ['failed', 'hiring.cv_too_many_pages'],
    ['no_text', 'hiring.cv_no_text'],
  ])('generatePlan › a CV that is %s with %s › answers its code and offers to go without', async (state, code) => {
    const caller = await aRecruiter(app);
    const interview = await anInterview(caller, { cv: cvText });
    await asTenant(app.deps.db, caller.userId, (tx) =>
      tx.updateTable('hiring.cv').set({ state, error_code: code }).where('id', '=', interview.cvId).execute(),
    );
    const refused = await caller.refusal(generatePlan, { params: { interviewId: interview.id }, body: {} });
    expect(refused).toMatchObject({ status: 422, code });
    await runGeneration(caller, interview.id, await generate(caller, interview.id, { withoutCv: true }));
    expect((await caller.call(getInterview, { params: { interviewId: interview.id } })).status).toBe('planned');
  });

  it('generatePlan › a CV that came after the interview › plans from it', async () => {
    const caller = await aRecruiter(app);
    const interview = await anInterview(caller);
    expect(interview.cvId).toBeNull();
    await caller.call(pasteCvText, { params: { candidateId: interview.candidate.id }, body: { text: cvText } });
    await runGeneration(caller, interview.id, await generate(caller, interview.id));
    const plan = await caller.call(getPlan, { params: { interviewId: interview.id } });
    expect(plan.plan.provenance.inputHashes).toHaveProperty('cv');
    expect((await caller.call(getInterview, { params: { interviewId: interview.id } })).cvId).not.toBeNull();
  });

  it('generatePlan › of a plan that the playbook wrote › brings other questions from the CV and the same core', async () => {
    const caller = await aRecruiter(app);
    const { id } = await anInterview(caller, { cv: cvText });
    const versionOf = async (block: 'core' | 'cv') => {
      const { plan } = await caller.call(getPlan, { params: { interviewId: id } });
      return plan.questions.filter((question) => question.block === block).map(({ text }) => text);
    };
    await runGeneration(caller, id, await generate(caller, id));
    const [core, fromCv] = [await versionOf('core'), await versionOf('cv')];
    expect(fromCv.length).toBeGreaterThan(0);
    await runGeneration(caller, id, await generate(caller, id));
    expect(await versionOf('core')).toEqual(core);
    const again = await versionOf('cv');
    expect(again.length).toBe(fromCv.length);
    expect(again.filter((text) => fromCv.includes(text))).toEqual([]);
  });

  it('getPlan › before there is one, and a version that never was › answers interviewing.plan_not_found', async () => {
    const caller = await aRecruiter(app);
    const { id } = await anInterview(caller);
    const notFound = { status: 404, code: 'interviewing.plan_not_found' };
    expect(await caller.refusal(getPlan, { params: { interviewId: id } })).toMatchObject(notFound);
    await runGeneration(caller, id, await generate(caller, id));
    expect(await caller.refusal(getPlan, { params: { interviewId: id }, query: { version: 2 } })).toMatchObject(
      notFound,
    );
  });
});

describe('activities', () => {
  it('each activity › run twice › has one effect', async () => {
    const caller = await aRecruiter(app);
    const { id } = await anInterview(caller, { cv: cvText });
    const generation = await generate(caller, id);
    const input = inputOf(caller, id, generation);
    const { onDatabase } = interviewingActivities(app);
    const twice = async <Input, Result>(activity: (given: Input) => Promise<Result>, given: Input) => {
      const first = await new MockActivityEnvironment().run(activity, given);
      const rows = await progressOf(caller, input.planId);
      const events = await eventsOf(input.planId);
      const again = await new MockActivityEnvironment().run(activity, given);
      expect(again).toEqual(first);
      expect(await progressOf(caller, input.planId)).toEqual(rows);
      expect(await eventsOf(input.planId)).toEqual(events);
      return first;
    };
    await twice(onDatabase.beginGeneration, { ...input, deadlinePassed: false });
    await twice(onDatabase.buildCoreFromPlaybook, { ...input, reason: null });
    await twice(onDatabase.tailorFromPlaybook, { ...input, reason: null });
    const published = await twice(onDatabase.publishPlan, input);
    expect(published).toMatchObject({ state: 'ready', source: 'playbook' });
    await twice(onDatabase.endGeneration, { ...input, end: { state: 'cancelled' } });

    const interview = await caller.call(getInterview, { params: { interviewId: id } });
    expect(interview).toMatchObject({ status: 'planned', planVersion: 1, generation: { state: 'ready' } });
    expect(await eventsOf(input.planId)).toEqual(['interviewing.plan.requested', 'interviewing.plan.published']);
    const limits = await caller.call(limitsStatus);
    expect(limits).toContainEqual(expect.objectContaining({ resource: 'interviews', used: 1 }));
  });

  it('each activity › of a cancelled generation › does nothing', async () => {
    const caller = await aRecruiter(app);
    const { id } = await anInterview(caller);
    const generation = await generate(caller, id);
    await caller.call(cancelGeneration, { params: { interviewId: id } });
    const input = inputOf(caller, id, generation);
    const { onDatabase } = interviewingActivities(app);
    const run = <Input, Result>(activity: (given: Input) => Promise<Result>, given: Input) =>
      new MockActivityEnvironment().run(activity, given);
    expect(await run(onDatabase.beginGeneration, { ...input, deadlinePassed: false })).toEqual({ next: 'cancelled' });
    expect(await run(onDatabase.buildCoreFromPlaybook, { ...input, reason: null })).toMatchObject({ cancelled: true });
    expect(await run(onDatabase.tailorFromPlaybook, { ...input, reason: null })).toMatchObject({ cancelled: true });
    expect(await run(onDatabase.publishPlan, input)).toEqual({ state: 'cancelled' });
    expect(await caller.call(getInterview, { params: { interviewId: id } })).toMatchObject({
      status: 'draft',
      planVersion: null,
      generation: { state: 'cancelled' },
    });
    expect((await progressOf(caller, input.planId)).map(({ kind }) => kind)).toEqual(['cancelled']);
  });

  it.each([
    [
      'asks for a break of 7 seconds',
      new LlmRateLimited(noUsage, 7000),
      { nonRetryable: false, nextRetryDelay: 7000, details: ['provider_down'] },
    ],
    [
      'asks for a break of a day',
      new LlmRateLimited(noUsage, 86_400_000),
      { nonRetryable: true, details: ['provider_down'] },
    ],
    ['has no money of ours left', new LlmQuotaSpent(noUsage), { nonRetryable: true, details: ['no_credit'] }],
  ])('case 80: buildCore › the provider %s › is waited for only when it is short', async (_what, error, failure) => {
    const caller = await aRecruiter(app);
    const { id } = await anInterview(caller);
    const input = inputOf(caller, id, await generate(caller, id));
    const llm: Llm = {
      model: 'any',
      // oxlint-disable-next-line require-yield -- refused before the first word
      async *stream() {
        throw error;
      },
    };
    const { onDatabase, onModel } = interviewingActivities(app, { llm });
    await new MockActivityEnvironment().run(onDatabase.beginGeneration, { ...input, deadlinePassed: false });
    await expect(new MockActivityEnvironment().run(onModel.buildCore, input)).rejects.toMatchObject({
      ...failure,
      type: error.name,
    });
  });

  describe('what a model took cannot be counted apart from its work', () => {
    let owner: pg.Client;
    beforeAll(async () => {
      owner = new pg.Client({ connectionString: app.config.DATABASE_URL });
      await owner.connect();
      // Checked at commit time: usage that is counted in the same transaction as a core passes.
      await owner.query(`
        create function refuse_counting() returns trigger language plpgsql as $$ begin
          if exists (select from interviewing.generation where plan_id = new.plan_id and core_id is null) then
            raise exception 'cannot count' using errcode = '57P01';
          end if;
          return null;
        end $$;
        create constraint trigger refuse_counting after update of input_tokens on interviewing.generation
          deferrable initially deferred for each row execute function refuse_counting()`);
    });
    afterAll(async () => {
      await owner.query('drop function refuse_counting cascade');
      await owner.end();
    });

    const deps = () => ({ db: app.deps.db, hasModel: true });
    const controls = { signal: new AbortController().signal, heartbeat: () => {} };
    const playbook = createPlaybookWriter();
    /** Uses tokens, and then writes as the playbook does. */
    const model: PlanWriter = {
      ...playbook,
      source: 'ai',
      writeCore: async (brief, context) => {
        context.spent({ input: 700, output: 300, estimated: false });
        return playbook.writeCore(brief, context);
      },
    };
    const begun = async () => {
      const caller = await aRecruiter(app);
      const { id } = await anInterview(caller);
      const input = inputOf(caller, id, await generate(caller, id));
      await beginGeneration(deps(), input, false);
      return { caller, input };
    };

    it('buildCore › the model answered › keeps what was paid for, and counts it', async () => {
      const { caller, input } = await begun();
      expect(await buildCore(deps(), input, model, null, controls)).toMatchObject({ cancelled: false });
      const rows = await asTenant(app.deps.db, caller.userId, (tx) =>
        tx.selectFrom('interviewing.generation').select(['input_tokens', 'output_tokens']).execute(),
      );
      expect(rows).toEqual([{ input_tokens: 700, output_tokens: 300 }]);
    });

    it('buildCore › the model refused › fails for that, not for the counting', async () => {
      const { input } = await begun();
      const writer: PlanWriter = {
        ...model,
        writeCore: async (_brief, context) => {
          context.spent({ input: 700, output: 0, estimated: false });
          throw new LlmRefused(noUsage);
        },
      };
      await expect(buildCore(deps(), input, writer, null, controls)).rejects.toThrow(LlmRefused);
    });
  });

  it('beginGeneration › models write two plans of its owner › waits until one has ended, and holds up nobody else', async () => {
    const caller = await aRecruiter(app, { premium: true });
    const llm: Llm = {
      model: 'any',
      stream() {
        throw new Error('nobody asks');
      },
    };
    const { onDatabase } = interviewingActivities(app, { llm });
    const look = (input: ReturnType<typeof inputOf>) =>
      new MockActivityEnvironment().run(onDatabase.beginGeneration, { ...input, deadlinePassed: false });
    const queued = async (of: Recruiter, body: Parameters<typeof generate>[2] = {}) => {
      const { id } = await anInterview(of);
      return inputOf(of, id, await generate(of, id, body));
    };
    const writes = { next: 'write', writer: 'ai' };
    const first = await queued(caller);
    const second = await queued(caller);
    const third = await queued(caller);
    expect(await look(first)).toEqual(writes);
    expect(await look(second)).toEqual(writes);
    await expect(look(third)).rejects.toMatchObject({
      type: 'ModelSlotTaken',
      nonRetryable: false,
      nextRetryDelay: 2000,
    });
    expect(await look(first)).toEqual(writes);
    expect(await look(await queued(caller, { source: 'playbook' }))).toEqual({ next: 'write', writer: 'playbook' });
    expect(await look(await queued(await aRecruiter(app)))).toEqual(writes);

    await caller.call(cancelGeneration, { params: { interviewId: second.interviewId } });
    expect(await look(third)).toEqual(writes);
  });

  it('beginGeneration › a slot that nobody freed › is over in an hour', async () => {
    const caller = await aRecruiter(app, { premium: true });
    const deps = { db: app.deps.db, hasModel: true };
    const look = async () => {
      const { id } = await anInterview(caller);
      return beginGeneration(deps, inputOf(caller, id, await generate(caller, id)), false);
    };
    await look();
    await look();
    expect(await look()).toEqual({ next: 'queue' });
    await asTenant(app.deps.db, caller.userId, (tx) =>
      sql`update interviewing.generation set turn_at = turn_at - interval '1 hour'`.execute(tx),
    );
    expect(await look()).toEqual({ next: 'write', writer: 'ai' });
  });

  it('buildCore › its worker dies after the first question › starts anew with a reset, and shows each question once', async () => {
    const caller = await aRecruiter(app);
    const { id } = await anInterview(caller);
    const input = inputOf(caller, id, await generate(caller, id));
    const deps = { db: app.deps.db, hasModel: false };
    const playbook = createPlaybookWriter();
    const controls = { signal: new AbortController().signal, heartbeat: () => {} };
    await beginGeneration(deps, input, false);
    const dying = buildCore(
      deps,
      input,
      {
        ...playbook,
        writeCore: async (brief, context) => {
          let reported = 0;
          return playbook.writeCore(brief, {
            ...context,
            report: async (progress) => {
              await context.report(progress);
              if (progress.kind === 'question' && (reported += 1) === 2) throw new Error('the worker died');
            },
          });
        },
      },
      null,
      controls,
    );
    await expect(dying).rejects.toThrow('the worker died');
    const { questions } = await buildCore(deps, input, playbook, null, controls);
    const kinds = (await progressOf(caller, input.planId)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'reset')).toHaveLength(1);
    expect(kinds.slice(kinds.indexOf('reset')).filter((kind) => kind === 'question')).toHaveLength(questions);
  });
});

describe('what a model left', () => {
  let sandbox: OpenAiSandbox;
  beforeAll(async () => {
    sandbox = await startOpenAiSandbox();
  });
  afterAll(() => sandbox.close());

  const setFault = (fault: LlmFault | null) =>
    fetch(`${sandbox.origin}/sandbox/faults`, { method: 'POST', body: JSON.stringify({ fault }) });
  const run = async <Input>(activity: (given: Input) => Promise<unknown>, given: Input) =>
    z.parse(PlanPart, await new MockActivityEnvironment().run(activity, given));

  async function begun(owner?: Recruiter, positionId?: string) {
    const caller = owner ?? (await aRecruiter(app));
    const { id } = await anInterview(caller, positionId === undefined ? {} : { positionId });
    const input = inputOf(caller, id, await generate(caller, id));
    const llm = createOpenAiLlm({ apiKey: 'sk-test', baseUrl: sandbox.url, model: 'any' });
    const activities = interviewingActivities(app, { llm });
    await new MockActivityEnvironment().run(activities.onDatabase.beginGeneration, { ...input, deadlinePassed: false });
    return { caller, input, ...activities };
  }

  const shown = async (caller: Recruiter, planId: string) =>
    (await progressOf(caller, planId)).flatMap(({ body }) => {
      const progress = z.parse(PlanProgress, body);
      return progress.kind === 'question' ? [progress.question] : [];
    });

  const cores = (caller: Recruiter) =>
    asTenant(app.deps.db, caller.userId, (tx) =>
      tx.selectFrom('interviewing.core').select(['id', 'source', 'stand_in']).orderBy('created_at').execute(),
    );

  it('buildCore › the connection is cut after some questions › the next try asks for the rest, and shows each once', async () => {
    const { caller, input, onModel } = await begun();
    await setFault('cut');
    await expect(run(onModel.buildCore, input)).rejects.toMatchObject({ type: 'LlmOverloaded' });
    const before = await shown(caller, input.planId);
    expect(before.length).toBeGreaterThan(1);
    await setFault(null);
    const { questions } = await run(onModel.buildCore, input);
    const after = await shown(caller, input.planId);
    expect((await progressOf(caller, input.planId)).map(({ kind }) => kind)).not.toContain('reset');
    expect(after).toHaveLength(questions);
    expect(after.slice(0, before.length)).toEqual(before);
    const requests = JSON.stringify(await (await fetch(`${sandbox.origin}/sandbox/requests`)).json());
    expect(requests).toContain(`\\"questions\\":${String(questions - before.length)},`);
    const rows = await asTenant(app.deps.db, caller.userId, (tx) =>
      tx.selectFrom('interviewing.generation').select('draft').where('plan_id', '=', input.planId).execute(),
    );
    expect(rows).toEqual([{ draft: null }]);
  });

  it('buildCoreFromPlaybook › the model failed when half stood › fills the rest, and stands in for a whole one', async () => {
    const { caller, input, onModel, onDatabase } = await begun();
    await setFault('cut');
    for (let tries = 0; tries < 2; tries += 1) {
      await expect(run(onModel.buildCore, input)).rejects.toMatchObject({ type: 'LlmOverloaded' });
    }
    await setFault(null);
    const before = await shown(caller, input.planId);
    const { questions } = await run(onDatabase.buildCoreFromPlaybook, { ...input, reason: 'provider_down' });
    const after = await shown(caller, input.planId);
    expect(after).toHaveLength(questions);
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.slice(before.length).every(({ source }) => source === 'playbook')).toBe(true);
    expect((await cores(caller)).at(-1)).toMatchObject({ source: 'ai', stand_in: true });
  });

  it('planGeneration › of a CV and feedback full of personal data › sends none of it to a model', async () => {
    const caller = await aRecruiter(app, { premium: true });
    for (const language of ['en', 'uk'] as const) {
      const { before, after, name } = plantedPerson;
      const candidate = await aCandidate(caller, { name, cv: `${before[language]}\n\n${cvText}\n${after[language]}` });
      const position = await aPosition(caller, { department: 'Platform, call +380 67 123 45 67' });
      const description = `${position.description}\nWrite to olena.kovalenko@example.com or call +380 67 123 45 67.`;
      await caller.call(updatePosition, { params: { positionId: position.id }, body: { description } });
      const { id } = await anInterview(caller, {
        positionId: position.id,
        candidateId: candidate.id,
        changes: { language, previousFeedback: 'Olena is 38 years old. Her answer on queues stayed open.' },
      });
      const input = inputOf(caller, id, await generate(caller, id));
      const llm = createOpenAiLlm({ apiKey: 'sk-test', baseUrl: sandbox.url, model: 'any' });
      const { onModel, onDatabase } = interviewingActivities(app, { llm });
      await new MockActivityEnvironment().run(onDatabase.beginGeneration, { ...input, deadlinePassed: false });
      await fetch(`${sandbox.origin}/sandbox/requests`, { method: 'DELETE' });
      await run(onModel.buildCore, input);
      await run(onModel.tailor, input);
      const requests: unknown = await (await fetch(`${sandbox.origin}/sandbox/requests`)).json();
      const bodies = Array.isArray(requests) ? requests.map((request) => JSON.stringify(request)) : [];
      expect(bodies.at(-1)).toContain('Her answer on queues stayed open');
      expect(bodies.at(-1)).toContain('Led the migration of 40 services');
      expect(bodies.every((body) => body.includes('Department: Platform'))).toBe(true);
      expectNothingPersonal(bodies);
      const { items } = await caller.call(listAiRecords, { params: { interviewId: id } });
      expect(items.map(({ part }) => part).toReversed()).toEqual(['core', 'tailoring']);
      for (const record of items) {
        expect(record).toMatchObject({ attempt: 1, model: 'any', promptVersion, userId: caller.userId, checks: [] });
        expect(record.tokens.input).toBeGreaterThan(500);
        expect(record.accepted).toBeGreaterThan(0);
      }
      expect(new Set(items.flatMap(({ promptHash, answerHash }) => [promptHash, answerHash])).size).toBe(4);
    }
  });

  it('buildCore › answers that break rules or are cut › are recorded with the rules and what was paid', async () => {
    const { caller, input, onModel } = await begun();
    await setFault('cut');
    await expect(run(onModel.buildCore, input)).rejects.toMatchObject({ type: 'LlmOverloaded' });
    await setFault('forbidden_question');
    await run(onModel.buildCore, input);
    await setFault(null);
    const { items } = await caller.call(listAiRecords, { params: { interviewId: input.interviewId } });
    const [cut, ...later] = items.toReversed();
    expect(cut?.accepted).toBeGreaterThan(0);
    expect(cut?.tokens.output).toBeGreaterThan(0);
    expect(later[0]?.checks).toContain('law.forbidden');
    const stored = await asTenant(app.deps.db, caller.userId, (tx) =>
      sql<{ row: string }>`select r::text as row from interviewing.ai_record r`.execute(tx),
    );
    expect(JSON.stringify(stored.rows)).not.toMatch(/How old|Kafka|latency|PostgreSQL/i);
  });

  it('beginGeneration › AI switched off by the account › the playbook writes, and no failure is told of', async () => {
    const caller = await aRecruiter(app);
    expect(await caller.call(profile)).toMatchObject({ aiEnabled: true });
    expect(await caller.call(updateProfile, { body: { aiEnabled: false } })).toMatchObject({ aiEnabled: false });
    const { id } = await anInterview(caller);
    const input = inputOf(caller, id, await generate(caller, id, { source: 'ai' }));
    expect(await beginGeneration({ db: app.deps.db, hasModel: true }, input, false)).toEqual({
      next: 'write',
      writer: 'playbook',
    });
    const rows = await asTenant(app.deps.db, caller.userId, (tx) =>
      tx.selectFrom('interviewing.generation').select('fallback_reason').execute(),
    );
    expect(rows).toEqual([{ fallback_reason: null }]);
    await caller.call(updateProfile, { body: { aiEnabled: true } });
    expect(await beginGeneration({ db: app.deps.db, hasModel: true }, input, false)).toMatchObject({ writer: 'ai' });
  });

  it('createLlm › AI_ENABLED=false › there is no model, whatever key is set', async () => {
    const settings = { OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: sandbox.url, OPENAI_MODEL: 'any' };
    expect(await createLlm({ ...app.config, ...settings, AI_ENABLED: false }, app.deps.logger)).toBeUndefined();
    expect(await createLlm({ ...app.config, ...settings, AI_ENABLED: true }, app.deps.logger)).toMatchObject({
      model: 'any',
    });
  });

  it('buildCore › the stored core breaks a rule of today › writes another, which serves from then on', async () => {
    const caller = await aRecruiter(app, { premium: true });
    const positionId = (await aPosition(caller)).id;
    for (let plans = 0; plans < 3; plans += 1) {
      const { onModel, onDatabase, input } = await begun(caller, positionId);
      await run(onModel.buildCore, input);
      const end = { state: 'cancelled' } as const;
      await new MockActivityEnvironment().run(onDatabase.endGeneration, { ...input, end });
      if (plans > 0) continue;
      // Nobody may change a core, so the database's owner does.
      const owner = new pg.Client({ connectionString: app.config.DATABASE_URL });
      await owner.connect();
      await owner.query(
        `update interviewing.core set content = jsonb_set(content, '{questions,0,text}',
          to_jsonb('Розкажіть про рішення, яке ви ухвалили без даних.'::text)) where position_id = $1`,
        [positionId],
      );
      await owner.end();
    }
    const stored = (await cores(caller)).map(({ id }) => id);
    expect(stored).toHaveLength(2);
    const { rows } = await asTenant(app.deps.db, caller.userId, (tx) =>
      sql<{ core_id: string }>`select g.core_id from interviewing.generation g
        join interviewing.core c on c.id = g.core_id where c.position_id = ${positionId}
        order by g.created_at`.execute(tx),
    );
    expect(rows.map((row) => stored.indexOf(row.core_id))).toEqual([0, 1, 1]);
  });
});

describe('publishPlan', () => {
  it('publishPlan › the position edited since the core was made › is the plan of the position it was made for', async () => {
    const caller = await aRecruiter(app, { premium: true });
    const positionId = (await aPosition(caller)).id;
    const { plan: before } = await aPlannedInterview(caller, { positionId });
    const { id } = await anInterview(caller, { positionId, cv: cvText });
    const generation = await generate(caller, id);
    const writer = createPlaybookWriter();
    await runGeneration(caller, id, generation, {
      ...writer,
      tailor: async (input, context) => {
        const edit = await caller.call(updatePosition, {
          params: { positionId },
          body: { level: 'junior', title: 'Intern' },
        });
        expect(edit.level).toBe('junior');
        return writer.tailor(input, context);
      },
    });
    const { plan } = await caller.call(getPlan, { params: { interviewId: id } });
    expect(plan).toMatchObject({ level: 'senior', positionVersion: 1, coreHash: before.coreHash });
    expect(plan.provenance.inputHashes.position).toBe(before.provenance.inputHashes.position);
  });

  const playbook = createPlaybookWriter();
  const unlawful: PlanWriter = {
    ...playbook,
    tailor: async (input, context) => {
      const tailoring = await playbook.tailor(input, context);
      return { ...tailoring, highlights: ['She is pregnant and has two small children'] };
    },
  };

  it('publishPlan › a first plan that breaks a rule › is kept, and the interview stays a draft', async () => {
    const caller = await aRecruiter(app);
    const { id } = await anInterview(caller);
    await runGeneration(caller, id, await generate(caller, id), unlawful);
    const body = await caller.call(getPlan, { params: { interviewId: id } });
    expect(body.gate).toEqual({ ok: false, problems: [{ rule: 'law.forbidden', questionId: null }] });
    expect(await caller.call(getInterview, { params: { interviewId: id } })).toMatchObject({
      status: 'draft',
      planVersion: 1,
    });
  });

  it('publishPlan › it breaks a rule and the earlier plan does not › keeps the earlier one and says so', async () => {
    const caller = await aRecruiter(app);
    const { id, plan } = await aPlannedInterview(caller);
    const generation = await generate(caller, id);
    await expect(runGeneration(caller, id, generation, unlawful)).rejects.toMatchObject({
      code: 'interviewing.plan_worse',
      status: 422,
    });
    const { onDatabase } = interviewingActivities(app);
    const end = { state: 'failed', code: 'interviewing.plan_worse' } as const;
    const input = { ...inputOf(caller, id, generation), end };
    await new MockActivityEnvironment().run(onDatabase.endGeneration, input);
    expect(await caller.call(getInterview, { params: { interviewId: id } })).toMatchObject({
      status: 'planned',
      planVersion: 1,
      generation: { state: 'failed', error: { code: 'interviewing.plan_worse' } },
    });
    expect(await caller.call(getPlan, { params: { interviewId: id } })).toEqual({
      plan,
      gate: { ok: true, problems: [] },
      locked: [],
    });
  });
});

describe('planEvents', () => {
  async function read(caller: Recruiter, id: string, lastEventId?: string) {
    return caller.events(planEvents, {
      params: { interviewId: id },
      ...(lastEventId === undefined ? {} : { headers: { 'last-event-id': lastEventId } }),
    });
  }

  it('planEvents › joined after it is ready › gives the whole, in order, and ends', async () => {
    const caller = await aRecruiter(app);
    const { id, plan } = await aPlannedInterview(caller, { cv: cvText });
    const events = await read(caller, id);
    expect(events.map((event) => event.id)).toEqual(events.map((_, index) => `1.${index + 1}`));
    const steps = events.flatMap(({ event, data }) =>
      event === 'step' && data.kind === 'step' ? [`${data.step} ${data.state}`] : [],
    );
    expect(steps).toEqual([
      'reading_cv running',
      'reading_cv done',
      'building_core running',
      'building_core done',
      'tailoring running',
      'tailoring done',
      'checking_evidence running',
      'checking_evidence done',
      'checking_law running',
      'checking_law done',
      'fitting_time running',
      'fitting_time done',
    ]);
    const shown = events.flatMap(({ event, data }) =>
      event === 'question' && data.kind === 'question' ? [data.question.id] : [],
    );
    // In the order of writing: core questions first.
    const written = ['core', 'cv'].flatMap((part) => plan.questions.filter(({ block }) => block === part));
    expect(shown).toEqual(written.map((question) => question.id));
    expect(events.at(-1)).toMatchObject({ event: 'ready', data: { kind: 'ready', version: 1, source: 'playbook' } });
  });

  const playbook = createPlaybookWriter();
  /** Uses a model that answers with nothing, so that the playbook fills in everything. */
  const { tailor } = createAiWriter({
    llm: {
      model: 'any',
      async *stream() {
        yield { kind: 'text', text: '{}' };
        yield { kind: 'end', usage: noUsage };
      },
    },
  });

  it.each([
    ['the playbook, with a CV', { cv: cvText }, playbook],
    ['a model, without a CV', {}, { ...playbook, source: 'ai', tailor } as const],
  ])('planEvents › a plan of %s › each step begins in a transaction of its own', async (_way, options, writer) => {
    const caller = await aRecruiter(app);
    const { id } = await anInterview(caller, options);
    await runGeneration(caller, id, await generate(caller, id), writer);
    const rows = await asTenant(app.deps.db, caller.userId, (tx) =>
      sql<{ step: string; began: boolean }>`
        select body ->> 'step' as step, min(created_at) < max(created_at) as began from interviewing.plan_progress
        where kind = 'step' group by 1 having count(*) = 2`.execute(tx),
    );
    const began = new Map(rows.rows.map((row) => [row.step, row.began]));
    const seen = ['building_core', 'tailoring', 'checking_evidence', 'checking_law', 'fitting_time'];
    expect(seen.map((step) => [step, began.get(step)])).toEqual(seen.map((step) => [step, true]));
  });

  it('case 77: planEvents › resumed from an event › gives what came after it', async () => {
    const caller = await aRecruiter(app);
    const { id } = await aPlannedInterview(caller);
    const all = await read(caller, id);
    expect(await read(caller, id, all[2]?.id)).toEqual(all.slice(3));
  });

  it('planEvents › resumed after a higher attempt began › begins with a reset', async () => {
    const caller = await aRecruiter(app);
    const { id } = await aPlannedInterview(caller);
    await runGeneration(caller, id, await generate(caller, id));
    const events = await read(caller, id, '1.4');
    expect(events[0]).toEqual({ id: '2.0', event: 'reset', data: { kind: 'reset', attempt: 2 } });
    expect(events.at(-1)).toMatchObject({ event: 'ready', data: { version: 2 } });
  });

  it('planEvents › an hour later, the rows gone › still says how it ended', async () => {
    const caller = await aRecruiter(app);
    const { id } = await anInterview(caller);
    await generate(caller, id);
    await caller.call(cancelGeneration, { params: { interviewId: id } });
    await asTenant(app.deps.db, caller.userId, (tx) => tx.deleteFrom('interviewing.plan_progress').execute());
    expect(await read(caller, id)).toEqual([{ id: '1.0', event: 'cancelled', data: { kind: 'cancelled' } }]);
  });

  it('planEvents › while it runs › shows each event as it happens', async () => {
    const caller = await aRecruiter(app);
    const { id } = await anInterview(caller);
    const generation = await generate(caller, id);
    const reading = read(caller, id);
    await runGeneration(caller, id, generation);
    expect((await reading).at(-1)).toMatchObject({ event: 'ready' });
  });
});
