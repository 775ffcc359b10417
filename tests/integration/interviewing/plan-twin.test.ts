import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateProfile } from '#contracts/auth/auth.ts';
import { getNotice, getPrepSheet } from '#contracts/interviewing/candidate-sheets.ts';
import { startInterview } from '#contracts/interviewing/interviewing.ts';
import { editPlan, restorePlan } from '#contracts/interviewing/plan/plan-edit.ts';
import { listAiRecords } from '#contracts/interviewing/ai-records.ts';
import { getPlan } from '#contracts/interviewing/plan/plan-generation.ts';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { inOtherLanguage, textsOf } from '#contracts/interviewing/plan/twin/plan-texts.ts';
import { askForTwin } from '#contracts/interviewing/plan/twin/ask-for-twin.ts';
import type { PlanTwin } from '#contracts/interviewing/plan/twin/plan-twin.ts';
import { getRun } from '#contracts/interviewing/run/interview-run.ts';
import { exportPlan } from '#contracts/interviewing/summary/interview-export.ts';
import { isInLanguage } from '#knowledge/plan/rules/is-in-language.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import type { LlmFault } from '#sandbox/openai/openai-faults.ts';
import { type Llm, type LlmEvent, noUsage } from '#platform/llm/llm.ts';
import { createOpenAiLlm } from '#platform/llm/openai-llm.ts';
import { type OpenAiSandbox, startOpenAiSandbox } from '#sandbox/openai/openai.ts';
import { beginTwin, failTwin } from '#modules/interviewing/twin/run-twin.ts';
import { translatePlan } from '#modules/interviewing/twin/translate-plan.ts';
import { findTwin } from '#modules/interviewing/twin/twin-queries.ts';
import { cvText } from '#tests/helpers/api/builders.ts';
import { type Recruiter, aPlannedInterview, aRecruiter } from '#tests/helpers/api/recruiter.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';
import { withFault } from '#tests/helpers/api/with-fault.ts';
import type { PlanTwinInput } from '#workflows/contracts/plan-twin.ts';

let app: TestApp;
let ai: OpenAiSandbox;
let caller: Recruiter;
beforeAll(async () => {
  ai = await startOpenAiSandbox();
  app = await startTestApp({ OPENAI_API_KEY: 'sk-stand-in', OPENAI_BASE_URL: ai.url });
});
beforeEach(async () => {
  caller = await aRecruiter(app, { premium: true });
});
afterAll(async () => {
  await app.close();
  await ai.close();
});

const planOf = (id: string, by = caller) => by.call(getPlan, { params: { interviewId: id } });

interface Planned {
  readonly id: string;
  readonly plan: Plan;
}

const ask = ({ id, plan }: Planned, by = caller) =>
  by.call(askForTwin, { params: { interviewId: id }, body: { version: plan.version } });

function inputOf({ id, plan }: Planned, attempt = 1): PlanTwinInput {
  return { ownerId: caller.userId, interviewId: id, planId: plan.id, version: plan.version, attempt };
}

const model = (): Llm => createOpenAiLlm({ apiKey: 'sk-test', baseUrl: ai.url, model: 'any', idleMs: 60_000 });

async function* answered(text: string): AsyncGenerator<LlmEvent> {
  yield { kind: 'text', text };
  yield { kind: 'end', usage: noUsage };
}

/** Does what the workflow does, without Temporal. */
async function run(input: PlanTwinInput, llm = model()) {
  const { db } = app.deps;
  expect(await beginTwin({ db, hasModel: true }, input)).toEqual({ next: 'translate' });
  return translatePlan({ db, llm, callsAtOnce: 6 }, input, {
    signal: new AbortController().signal,
    heartbeat: () => {},
  });
}

async function translated(planned: Planned, fault?: LlmFault): Promise<PlanTwin> {
  await ask(planned);
  await (fault === undefined ? run(inputOf(planned)) : withFault(ai, fault, () => run(inputOf(planned))));
  const { twin } = await planOf(planned.id);
  if (twin === undefined) throw new Error('there is no other language');
  return twin;
}

async function requests(): Promise<readonly string[]> {
  const made: unknown = await (await fetch(`${ai.origin}/sandbox/requests`)).json();
  return Array.isArray(made) ? made.map((one) => JSON.stringify(one)) : [];
}

describe('the other language of a plan', () => {
  it('asked for and made › has every text in that language, under the same ids and with the same minutes; quotes stay', async () => {
    const planned = await aPlannedInterview(caller, { cv: cvText });
    expect(await ask(planned)).toMatchObject({ language: 'uk', state: 'queued', texts: {} });
    await fetch(`${ai.origin}/sandbox/requests`, { method: 'DELETE' });
    const result = await run(inputOf(planned));
    const { twin, plan } = await planOf(planned.id);
    if (twin === undefined) throw new Error('there is no other language');
    expect(twin).toMatchObject({ state: 'ready', kept: [], error: null });
    expect(twin.done).toBe(twin.parts);
    expect(result).toEqual({ state: 'ready', texts: Object.keys(twin.texts).length, kept: 0 });
    expect(Object.keys(twin.texts).toSorted()).toEqual(
      textsOf(plan)
        .map(({ path }) => path)
        .toSorted(),
    );
    const other = inOtherLanguage(plan, twin);
    expect(other.language).toBe('uk');
    expect(other.questions.map(({ id, expectedMin }) => [id, expectedMin])).toEqual(
      plan.questions.map(({ id, expectedMin }) => [id, expectedMin]),
    );
    for (const { text, whyAsked } of other.questions) {
      expect([text, isInLanguage(text, 'uk'), isInLanguage(whyAsked, 'uk')]).toEqual([text, true, true]);
    }
    expect(other.questions.map(({ evidence }) => evidence)).toEqual(plan.questions.map(({ evidence }) => evidence));
    const quotes = plan.questions.flatMap(({ evidence }) => evidence?.map(({ quote }) => quote) ?? []);
    expect(quotes).not.toEqual([]);

    const { items } = await caller.call(listAiRecords, { params: { interviewId: planned.id } });
    expect(items.map(({ part, checks }) => [part, checks])).toEqual(items.map(() => ['translation', []]));
    const told = await requests();
    expect(told).toHaveLength(items.length);
    expect(told.length).toBeGreaterThan(plan.questions.length);
    expect(told.join('\n')).not.toMatch(/Maksym|Bondar/u);
    for (const quote of quotes) expect(told.join('\n')).not.toContain(quote);
  });

  it('asked for twice, and made twice › is one run and one row', async () => {
    const planned = await aPlannedInterview(caller);
    await ask(planned);
    expect(await ask(planned)).toMatchObject({ state: 'queued' });
    await run(inputOf(planned));
    const before = (await requests()).length;
    expect(await ask(planned)).toMatchObject({ state: 'ready' });
    const again = await translatePlan({ db: app.deps.db, llm: model(), callsAtOnce: 1 }, inputOf(planned), {
      signal: new AbortController().signal,
      heartbeat: () => {},
    });
    expect(again.state).toBe('ready');
    expect(await requests()).toHaveLength(before);
    const events = await app.deps.db.system
      .selectFrom('platform.event')
      .select('type')
      .where('aggregate_id', '=', planned.plan.id)
      .where('type', '=', 'interviewing.twin.requested')
      .execute();
    expect(events).toHaveLength(1);
  });

  it.each(['forbidden_question', 'invented_quotes', 'garbage'] as const)(
    'a model with %s › is asked once more, then the run fails, and another try goes on from what stood',
    async (fault) => {
      const planned = await aPlannedInterview(caller);
      await ask(planned);
      await withFault(ai, fault, () => expect(run(inputOf(planned))).rejects.toThrow('broke 1 rule'));
      await failTwin({ db: app.deps.db }, { ...inputOf(planned), code: 'interviewing.twin_failed' });
      expect((await planOf(planned.id)).twin).toMatchObject({
        state: 'failed',
        texts: {},
        error: { code: 'interviewing.twin_failed', message: expect.stringContaining('try again') },
      });
      expect(await ask(planned)).toMatchObject({ state: 'queued', error: null });
      expect(await run(inputOf(planned, 2))).toMatchObject({ state: 'ready', kept: 0 });
      // The previous run is over, whatever it still does.
      expect(await beginTwin({ db: app.deps.db, hasModel: true }, inputOf(planned))).toEqual({ next: 'gone' });
    },
  );

  it('a question of which no translation stands › stays in the plan’s own words as a whole, and the plan says which', async () => {
    const planned = await aPlannedInterview(caller);
    await ask(planned);
    const [, second] = planned.plan.questions;
    const stubborn: Llm = {
      ...model(),
      stream: (request) =>
        request.messages.some(({ content }) => content.includes(second?.whyAsked ?? ''))
          ? answered('{"lines":[]}')
          : model().stream(request),
    };
    expect(await run(inputOf(planned), stubborn)).toMatchObject({ state: 'ready', kept: 1 });
    const { twin } = await planOf(planned.id);
    expect(twin?.kept).toEqual([second?.id]);
    const other = twin && inOtherLanguage(planned.plan, twin);
    expect(other?.questions[1]).toEqual({ ...second, focusAreas: other?.questions[1]?.focusAreas });
    const { items } = await caller.call(listAiRecords, { params: { interviewId: planned.id } });
    expect(items.filter(({ checks }) => checks.includes('text.missing'))).toHaveLength(2);
  });

  it('another version › has none until it is asked for, and then asks for what changed alone', async () => {
    const planned = await aPlannedInterview(caller);
    await translated(planned);
    const params = { interviewId: planned.id };
    const [first, ...others] = planned.plan.questions;
    if (first === undefined) throw new Error('a plan has questions');
    const edited = { id: first.id, text: `${first.text} Name two.` };
    const questions = [edited, ...others.map(({ id }) => ({ id }))];
    const next = await caller.call(editPlan, { params, body: { questions } });
    expect((await planOf(planned.id)).twin).toBeUndefined();
    await expect(ask(planned)).rejects.toThrow('common.stale');
    await fetch(`${ai.origin}/sandbox/requests`, { method: 'DELETE' });
    expect(await translated({ id: planned.id, plan: next.plan })).toMatchObject({ state: 'ready', kept: [] });
    const told = await requests();
    expect(told.length).toBeLessThan(4);
    expect(told.join('\n')).toContain('Name two.');
  });

  it('an earlier version brought back › says what it said, without a model, also where the one between was never made', async () => {
    const planned = await aPlannedInterview(caller);
    const before = await translated(planned);
    const params = { interviewId: planned.id };
    const [first, ...others] = planned.plan.questions;
    if (first === undefined) throw new Error('a plan has questions');
    const edit = (text: string) =>
      caller.call(editPlan, {
        params,
        body: { questions: [{ id: first.id, text }, ...others.map(({ id }) => ({ id }))] },
      });
    await translated({ id: planned.id, plan: (await edit(`${first.text} Name two.`)).plan });
    await ask({ id: planned.id, plan: (await edit(`${first.text} Name three.`)).plan });
    const back = await caller.call(restorePlan, { params, body: { version: 1 } });
    await fetch(`${ai.origin}/sandbox/requests`, { method: 'DELETE' });
    expect(await translated({ id: planned.id, plan: back.plan })).toMatchObject({
      state: 'ready',
      texts: before.texts,
    });
    expect(await requests()).toHaveLength(0);
  });

  it('where it is used › run, export and sheets have it', async () => {
    const planned = await aPlannedInterview(caller);
    const params = { interviewId: planned.id };
    const file = async (language: 'en' | 'uk') =>
      (await caller.call(exportPlan, { params, query: { format: 'md', language } })).toString();
    await expect(file('uk')).rejects.toThrow('interviewing.twin_not_found');
    await expect(caller.call(getNotice, { params, query: { language: 'uk' } })).rejects.toThrow(
      'interviewing.twin_not_found',
    );
    const twin = await translated(planned);
    const other = inOtherLanguage(planned.plan, twin);
    const [asked, own] = [other, planned.plan].map(({ questions }) => questions[0]?.text);
    expect(await file('uk')).toContain(asked);
    expect(await file('en')).toContain(own);
    const sheet = (language: 'en' | 'uk') => caller.call(getPrepSheet, { params, query: { language } });
    expect(await sheet('uk')).toMatchObject({
      language: 'uk',
      text: expect.stringContaining(other.summary.focusAreas[0] ?? ''),
    });
    expect((await sheet('en')).text).toContain(planned.plan.summary.focusAreas[0]);
    await caller.call(startInterview, { params });
    expect((await caller.call(getRun, { params })).twin).toEqual(twin);
  });

  it('another account, the free plan, an address without a model › are refused; it goes with its interview', async () => {
    const planned = await aPlannedInterview(caller);
    const other = await aRecruiter(app, { premium: true });
    await expect(ask(planned, other)).rejects.toThrow('interviewing.interview_not_found');
    await translated(planned);
    expect(await asTenant(app.deps.db, other.userId, (tx) => findTwin(tx, planned.plan))).toBeUndefined();
    const free = await aRecruiter(app);
    await expect(ask(await aPlannedInterview(free), free)).rejects.toThrow('billing.premium_only');
    await caller.call(updateProfile, { body: { aiEnabled: false } });
    await expect(ask(await aPlannedInterview(caller))).rejects.toThrow('interviewing.no_model');
    await asTenant(app.deps.db, caller.userId, (tx) =>
      tx.deleteFrom('interviewing.interview').where('id', '=', planned.id).execute(),
    );
    expect(await asTenant(app.deps.db, caller.userId, (tx) => findTwin(tx, planned.plan))).toBeUndefined();
  });
});
