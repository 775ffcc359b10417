import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MonthlyBudgetSpent, withMonthlyBudget } from '#platform/llm/monthly-budget.ts';
import { MockActivityEnvironment } from '@temporalio/testing';
import { LlmOverloaded } from '#platform/llm/llm-errors.ts';
import type { Llm, LlmEvent } from '#platform/llm/llm.ts';
import { interviewingActivities } from '#tests/helpers/temporal/activities.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';
import { anInterview, generate } from '#tests/helpers/api/builders.ts';
import { aRecruiter } from '#tests/helpers/api/recruiter.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await sql`update platform.model_month set tokens = 0`.execute(app.deps.db.system);
});
afterAll(() => app.close());

const request = {
  schemaName: 'x',
  schema: {},
  messages: [],
  maxOutputTokens: 100,
  signal: new AbortController().signal,
};

/** A model that reports the given usage. */
function llmThatCosts(tokens: number, fails = false): Llm {
  return {
    model: 'any',
    async *stream(): AsyncGenerator<LlmEvent> {
      yield { kind: 'text', text: '{}' };
      const usage = { input: tokens, output: 0, estimated: false };
      if (fails) throw new LlmOverloaded(usage);
      yield { kind: 'end', usage };
    },
  };
}

async function call(llm: Llm): Promise<void> {
  for await (const event of llm.stream(request)) void event;
}

const capped = (llm: Llm, cap: number) => withMonthlyBudget(llm, { ...app.deps, config: { LLM_MONTHLY_TOKENS: cap } });

async function spent(): Promise<number> {
  const { rows } = await sql<{ tokens: number }>`select tokens::int as tokens from platform.model_month`.execute(
    app.deps.db.system,
  );
  return rows[0]?.tokens ?? 0;
}

describe('withMonthlyBudget', () => {
  it('withMonthlyBudget › calls that cost less than they reserve › count what they cost', async () => {
    const llm = capped(llmThatCosts(1000), 20_000);
    for (let calls = 0; calls < 3; calls += 1) await call(llm);
    expect(await spent()).toBe(3000);
  });

  it('withMonthlyBudget › at the cap › asks the provider no more', async () => {
    const llm = capped(llmThatCosts(9000), 20_000);
    await call(llm);
    await expect(call(llm)).rejects.toBeInstanceOf(MonthlyBudgetSpent);
    expect(await spent()).toBe(9000);
  });

  it('withMonthlyBudget › calls at once › stay below the cap together', async () => {
    const llm = capped(llmThatCosts(16_000), 40_000);
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => call(llm)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await spent()).toBe(32_000);
  });

  it('withMonthlyBudget › calls at once that may take more than most do › stay below the cap together', async () => {
    const llm = capped(llmThatCosts(30_000), 80_000);
    const messages = [{ role: 'user' as const, content: 'x'.repeat(7000) }];
    const read = async () => {
      for await (const event of llm.stream({ ...request, messages, maxOutputTokens: 28_000 })) void event;
    };
    const results = await Promise.allSettled(Array.from({ length: 4 }, read));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await spent()).toBe(60_000);
  });

  it('withMonthlyBudget › a call that fails › counts what it cost all the same', async () => {
    await expect(call(capped(llmThatCosts(500, true), 20_000))).rejects.toBeInstanceOf(LlmOverloaded);
    expect(await spent()).toBe(500);
  });

  it('withMonthlyBudget › a call that is left in the middle › counts its prompt and what was streamed', async () => {
    const provider: Llm = {
      model: 'any',
      async *stream(): AsyncGenerator<LlmEvent> {
        for (;;) yield { kind: 'text', text: 'п'.repeat(100) };
      },
    };
    const asked = { ...request, messages: [{ role: 'user' as const, content: 'x'.repeat(4000) }] };
    for await (const event of capped(provider, 20_000).stream(asked)) if (event.kind === 'text') break;
    expect(await spent()).toBe(1000 + 50);
  });

  it.each([
    ['while the model thinks', 0],
    ['in the middle', 3],
  ])('withMonthlyBudget › a call that is aborted %s › counts its prompt and what was streamed', async (_, texts) => {
    const abort = new AbortController();
    const provider: Llm = {
      model: 'any',
      async *stream({ signal }): AsyncGenerator<LlmEvent> {
        for (let at = 0; at < texts; at += 1) yield { kind: 'text', text: 'x'.repeat(400) };
        abort.abort(new Error('cancelled by the recruiter'));
        signal.throwIfAborted();
      },
    };
    const asked = {
      ...request,
      messages: [{ role: 'user' as const, content: 'x'.repeat(4000) }],
      signal: abort.signal,
    };
    const read = async () => {
      for await (const event of capped(provider, 20_000).stream(asked)) void event;
    };
    await expect(read()).rejects.toThrow('cancelled by the recruiter');
    expect(await spent()).toBe(1000 + texts * 100);
  });

  it('withMonthlyBudget › a call that is aborted before it begins › costs nothing', async () => {
    const asked = { ...request, signal: AbortSignal.abort(new Error('cancelled by the recruiter')) };
    const read = async () => {
      for await (const event of capped(llmThatCosts(500), 20_000).stream(asked)) void event;
    };
    await expect(read()).rejects.toThrow('cancelled by the recruiter');
    expect(await spent()).toBe(0);
  });

  it('case 81: buildCore › with the budget spent › hands over to the playbook for good', async () => {
    const caller = await aRecruiter(app);
    const { id: interviewId } = await anInterview(caller);
    const { planId, attempt } = await generate(caller, interviewId);
    const input = { ownerId: caller.userId, interviewId, planId: planId ?? '', attempt };
    const llm = llmThatCosts(1);
    const { onDatabase, onModel } = interviewingActivities(app, { llm, monthlyTokens: 1 });
    await new MockActivityEnvironment().run(onDatabase.beginGeneration, { ...input, deadlinePassed: false });
    await expect(new MockActivityEnvironment().run(onModel.buildCore, input)).rejects.toMatchObject({
      type: 'MonthlyBudgetSpent',
      nonRetryable: true,
      details: ['budget'],
    });
  });
});
