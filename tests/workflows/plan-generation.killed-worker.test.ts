import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import { appendEvent } from '#platform/outbox/append-event.ts';
import { cvSettled } from '#modules/hiring/events.ts';
import { type OpenAiSandbox, startOpenAiSandbox } from '#sandbox/openai.ts';
import { type TestApp, startTestApp } from '#tests/helpers/test-app.ts';
import { until } from '#tests/helpers/until.ts';
import { startWorkerProcess } from '#tests/helpers/worker-process.ts';
import { getInterview, getPlan, planEvents } from '#contracts/interviewing.ts';
import { limitsStatus } from '#contracts/billing.ts';
import { anInterview, cvText, generate } from '#tests/helpers/builders.ts';
import { aRecruiter } from '#tests/helpers/recruiter.ts';

let app: TestApp;
let sandbox: OpenAiSandbox;
beforeAll(async () => {
  sandbox = await startOpenAiSandbox();
  app = await startTestApp({
    TEMPORAL_ADDRESS: inject('temporalAddress'),
    TEMPORAL_NAMESPACE: `killed-worker-${newId()}`,
    OPENAI_BASE_URL: sandbox.url,
    OPENAI_API_KEY: 'sk-test',
  });
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

const speed = (tokensPerSecond: number | null) =>
  fetch(`${sandbox.origin}/sandbox/speed`, {
    method: 'POST',
    body: JSON.stringify({ firstTokenMs: 0, tokensPerSecond }),
  });

describe('a worker killed', () => {
  it('planGeneration › kill -9 while it waits for the CV, and while each block is written › one plan, one unit', async () => {
    const caller = await aRecruiter(app);
    const interview = await anInterview(caller, { cv: cvText });
    const cvId = interview.cvId ?? '';
    const setCv = (state: 'reading' | 'ready') =>
      asTenant(app.deps.db, caller.userId, async (tx) => {
        await tx.updateTable('hiring.cv').set({ state }).where('id', '=', cvId).execute();
        if (state === 'ready') await appendEvent(tx, cvSettled(cvId, { cvId, state }));
      });
    const generation = async () =>
      (await caller.call(getInterview, { params: { interviewId: interview.id } })).generation;
    const questionsShown = async () => {
      const { n } = await asTenant(app.deps.db, caller.userId, (tx) =>
        tx
          .selectFrom('interviewing.plan_progress')
          .select((eb) => eb.fn.countAll<string>().as('n'))
          .where('kind', '=', 'question')
          .executeTakeFirstOrThrow(),
      );
      return Number(n);
    };

    await setCv('reading');
    await speed(400);
    await generate(caller, interview.id);
    let worker = startWorkerProcess(app);
    try {
      await until(async () => (await generation()).step === 'reading_cv', 90_000);
      await worker.kill();
      worker = startWorkerProcess(app);
      await setCv('ready');

      await until(async () => (await generation()).step === 'building_core' && (await questionsShown()) > 0, 60_000);
      await worker.kill();
      worker = startWorkerProcess(app);

      await until(async () => (await generation()).step === 'tailoring', 90_000);
      await worker.kill();
      await speed(null);
      worker = startWorkerProcess(app);
      await until(async () => (await generation()).state === 'ready', 90_000);
    } finally {
      await worker.kill();
    }

    const body = await caller.call(getPlan, { params: { interviewId: interview.id } });
    expect(body).toMatchObject({ gate: { ok: true }, plan: { version: 1, source: 'ai', fallbackReason: null } });
    const events = await caller.events(planEvents, { params: { interviewId: interview.id } });
    const lastReset = events.findLastIndex(({ event }) => event === 'reset');
    const shown = events
      .slice(lastReset + 1)
      .flatMap(({ event, data }) => (event === 'question' && data.kind === 'question' ? [data.question.id] : []));
    expect(new Set(shown)).toEqual(new Set(body.plan.questions.map(({ id }) => id)));
    expect(shown).toHaveLength(body.plan.questions.length);
    const versions = await asTenant(app.deps.db, caller.userId, (tx) =>
      tx.selectFrom('interviewing.plan_version').select('version').execute(),
    );
    expect(versions).toEqual([{ version: 1 }]);
    const limits = await caller.call(limitsStatus);
    expect(limits).toContainEqual(expect.objectContaining({ resource: 'interviews', used: 1 }));
  }, 280_000);
});
