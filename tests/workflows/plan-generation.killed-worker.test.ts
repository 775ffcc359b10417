import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import { appendEvent } from '#platform/outbox/append-event.ts';
import { cvSettled } from '#modules/hiring/events.ts';
import { type OpenAiSandbox, startOpenAiSandbox } from '#sandbox/openai.ts';
import { type TestApp, startTestApp } from '#tests/helpers/test-app.ts';
import { until } from '#tests/helpers/until.ts';
import { startWorkerProcess } from '#tests/helpers/worker-process.ts';
import { type GenerationStep, generationSteps, getPlan, planEvents } from '#contracts/plan-generation.ts';
import { getInterview } from '#contracts/interviewing.ts';
import { limitsStatus } from '#contracts/billing.ts';
import { anInterview, cvText, generate } from '#tests/helpers/builders.ts';
import { type Recruiter, aRecruiter } from '#tests/helpers/recruiter.ts';

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

const setCv = (caller: Recruiter, cvId: string, state: 'reading' | 'ready') =>
  asTenant(app.deps.db, caller.userId, async (tx) => {
    await tx.updateTable('hiring.cv').set({ state }).where('id', '=', cvId).execute();
    if (state === 'ready') await appendEvent(tx, cvSettled(cvId, { cvId, state }));
  });

const generationOf = async (caller: Recruiter, interviewId: string) =>
  (await caller.call(getInterview, { params: { interviewId } })).generation;

/** Ids of the questions that pages were shown, in their order. */
async function questionsShown({ userId }: Recruiter): Promise<readonly string[]> {
  const { rows } = await asTenant(app.deps.db, userId, (tx) =>
    sql<{ id: string }>`select body -> 'question' ->> 'id' as id from interviewing.plan_progress
      where owner_id = ${tx.ownerId} and kind = 'question' order by seq`.execute(tx),
  );
  return rows.map(({ id }) => id);
}

/** One version of one plan for one unit; none of the questions that stood before a kill was written anew. */
async function expectOnePlan(caller: Recruiter, interviewId: string, stood: readonly string[]): Promise<void> {
  const { gate, plan } = await caller.call(getPlan, { params: { interviewId } });
  expect({ gate, plan }).toMatchObject({
    gate: { ok: true },
    plan: { version: 1, source: 'ai', fallbackReason: null },
  });
  expect(plan.questions.map(({ id }) => id)).toEqual(expect.arrayContaining([...stood]));
  expect(new Set(plan.questions.map(({ text }) => text)).size).toBe(plan.questions.length);
  const events = await caller.events(planEvents, { params: { interviewId } });
  const lastReset = events.findLastIndex(({ event }) => event === 'reset');
  const shown = events
    .slice(lastReset + 1)
    .flatMap(({ event, data }) => (event === 'question' && data.kind === 'question' ? [data.question.id] : []));
  expect(new Set(shown)).toEqual(new Set(plan.questions.map(({ id }) => id)));
  expect(shown).toHaveLength(plan.questions.length);
  const versions = await asTenant(app.deps.db, caller.userId, (tx) =>
    tx.selectFrom('interviewing.plan_version').select('version').execute(),
  );
  expect(versions).toEqual([{ version: 1 }]);
  const limits = await caller.call(limitsStatus);
  expect(limits).toContainEqual(expect.objectContaining({ resource: 'interviews', used: 1 }));
}

/** Where a worker is killed: in this step, or as soon as it is over, with at least so many questions shown. */
interface KillPoint {
  readonly step: GenerationStep;
  readonly questions: number;
}

const killsIn = (step: GenerationStep, questions: readonly number[]): KillPoint[] =>
  questions.map((count) => ({ step, questions: count }));
const twentyKills: readonly KillPoint[] = [
  ...killsIn('reading_cv', [0, 0]),
  ...killsIn('building_core', [0, 1, 1, 2, 3, 4, 5, 6]),
  ...killsIn('tailoring', [0, 0, 6, 7, 7, 8]),
  ...killsIn('checking_evidence', [0, 0]),
  ...killsIn('fitting_time', [0, 0]),
];

async function hasReached(caller: Recruiter, interviewId: string, { step, questions }: KillPoint): Promise<boolean> {
  const { state, step: current } = await generationOf(caller, interviewId);
  if (state === 'ready') return true;
  const ahead = current === null ? -1 : generationSteps.indexOf(current) - generationSteps.indexOf(step);
  return ahead > 0 || (ahead === 0 && (await questionsShown(caller)).length >= questions);
}

/** @returns milliseconds from the kill to the plan; undefined where the plan was there before it */
async function killOnce(
  worker: { current: ReturnType<typeof startWorkerProcess> },
  point: KillPoint,
): Promise<number | undefined> {
  const caller = await aRecruiter(app);
  const { id, cvId } = await anInterview(caller, { cv: cvText });
  const waitsForCv = point.step === 'reading_cv' && cvId !== null;
  if (waitsForCv) await setCv(caller, cvId, 'reading');
  await speed(400);
  await generate(caller, id);
  await until(() => hasReached(caller, id, point), 90_000);
  await worker.current.kill();
  const killed = performance.now();
  const stood = await questionsShown(caller);
  const wasThere = (await generationOf(caller, id)).state === 'ready';
  await speed(null);
  if (waitsForCv) await setCv(caller, cvId, 'ready');
  worker.current = startWorkerProcess(app);
  await until(async () => (await generationOf(caller, id)).state === 'ready', 120_000);
  const took = performance.now() - killed;
  await expectOnePlan(caller, id, stood);
  return wasThere ? undefined : took;
}

const isFull = process.env['ASKWELL_TEST_FULL'] === '1';

describe('a worker killed', () => {
  it('planGeneration › kill -9 while it waits for the CV, and while each block is written › one plan, one unit', async () => {
    const caller = await aRecruiter(app);
    const interview = await anInterview(caller, { cv: cvText });
    const cvId = interview.cvId ?? '';
    const generation = () => generationOf(caller, interview.id);

    await setCv(caller, cvId, 'reading');
    await speed(400);
    await generate(caller, interview.id);
    let inCore: readonly string[] = [];
    let worker = startWorkerProcess(app);
    try {
      await until(async () => (await generation()).step === 'reading_cv', 150_000);
      await worker.kill();
      worker = startWorkerProcess(app);
      await setCv(caller, cvId, 'ready');

      const reached = (point: KillPoint) => until(() => hasReached(caller, interview.id, point), 150_000);
      await reached({ step: 'building_core', questions: 1 });
      await worker.kill();
      inCore = await questionsShown(caller);
      worker = startWorkerProcess(app);

      await reached({ step: 'tailoring', questions: 0 });
      await worker.kill();
      await speed(null);
      worker = startWorkerProcess(app);
      await until(async () => (await generation()).state === 'ready', 150_000);
    } finally {
      await worker.kill();
    }

    await expectOnePlan(caller, interview.id, inCore);
  }, 500_000);

  it.runIf(isFull)(
    'planGeneration › kill -9 twenty times, in each step and after each question › what stood stays, one plan, one unit',
    async () => {
      const recoveries: number[] = [];
      const worker = { current: startWorkerProcess(app) };
      try {
        for (const point of twentyKills) {
          const took = await killOnce(worker, point);
          if (took !== undefined) recoveries.push(took);
          process.stdout.write(
            `${point.step}, ${point.questions} questions: ${Math.round((took ?? 0) / 100) / 10} s\n`,
          );
        }
      } finally {
        await worker.current.kill();
      }
      const inOrder = recoveries.toSorted((one, other) => one - other);
      const share = (of: number) => Math.round((inOrder[Math.ceil(inOrder.length * of) - 1] ?? 0) / 100) / 10;
      process.stdout.write(
        `from a kill to the plan: median ${share(0.5)} s, p95 ${share(0.95)} s, most ${share(1)} s of ${inOrder.length}\n`,
      );
    },
    3_000_000,
  );
});
