import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as z from 'zod';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import { appendEvent } from '#platform/outbox/append-event.ts';
import { cvSettled } from '#modules/hiring/events.ts';
import { type OpenAiSandbox, startOpenAiSandbox } from '#sandbox/openai/openai.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';
import { until } from '#tests/helpers/until.ts';
import { startWorkerProcess } from '#tests/helpers/temporal/worker-process.ts';
import {
  type GenerationStep,
  generationSteps,
  getPlan,
  planEvents,
} from '#contracts/interviewing/plan/plan-generation.ts';
import { getInterview } from '#contracts/interviewing/interviewing.ts';
import { limitsStatus } from '#contracts/billing/billing.ts';
import { anInterview, cvText, generate } from '#tests/helpers/api/builders.ts';
import { type Recruiter, aRecruiter } from '#tests/helpers/api/recruiter.ts';

let app: TestApp;
let sandbox: OpenAiSandbox;
beforeAll(async () => {
  sandbox = await startOpenAiSandbox();
  app = await startTestApp({
    TEMPORAL_ADDRESS: inject('temporalAddress'),
    TEMPORAL_NAMESPACE: `killed-worker-${newId()}`,
    OPENAI_BASE_URL: sandbox.url,
    OPENAI_API_KEY: 'sk-test',
    // As for a remote provider.
    OPENAI_CALLS_AT_ONCE: '6',
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

/** Waits until the event of a pasted CV is delivered: later it would end the wait for one that is being read again. */
const isTold = (cvId: string) =>
  until(async () => {
    const { rows } = await sql`select from platform.delivery
      where aggregate_id = ${cvId} and state = 'pending' limit 1`.execute(app.deps.db.system);
    return rows.length === 0;
  }, 120_000);

const generationOf = async (caller: Recruiter, interviewId: string) =>
  (await caller.call(getInterview, { params: { interviewId } })).generation;

/** Ids of the questions shown to pages, in order. */
async function questionsShown({ userId }: Recruiter): Promise<readonly string[]> {
  const { rows } = await asTenant(app.deps.db, userId, (tx) =>
    sql<{ id: string }>`select body -> 'question' ->> 'id' as id from interviewing.plan_progress
      where owner_id = ${tx.ownerId} and kind = 'question' order by seq`.execute(tx),
  );
  return rows.map(({ id }) => id);
}

/** One version of one plan for one unit; no question accepted before a kill was rewritten. */
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

/** Where a worker is killed: during this step or right after it, with at least this many questions shown. */
interface KillPoint {
  readonly step: GenerationStep;
  readonly questions: number;
  /** and with this many model calls started since the generation began */
  readonly calls?: number;
  /** during a repair after a rule rejected something: for a model that makes mistakes */
  readonly inRepair?: true;
}

const killsIn = (step: GenerationStep, questions: readonly number[]): KillPoint[] =>
  questions.map((count) => ({ step, questions: count }));
const twentyKills: readonly KillPoint[] = [
  ...killsIn('reading_cv', [0, 0]),
  // In the first call, before its first question; after it; and while up to six calls write the others.
  { step: 'building_core', questions: 0, calls: 1 },
  ...killsIn('building_core', [1]),
  { step: 'building_core', questions: 1, calls: 4 },
  { step: 'building_core', questions: 1, calls: 6 },
  ...killsIn('building_core', [2, 3, 5]),
  { step: 'building_core', questions: 1, inRepair: true },
  { step: 'building_core', questions: 1, inRepair: true },
  ...killsIn('tailoring', [0]),
  { step: 'tailoring', questions: 0, calls: 8 },
  ...killsIn('tailoring', [7, 8]),
  { step: 'tailoring', questions: 0, inRepair: true },
  ...killsIn('checking_evidence', [0]),
  ...killsIn('checking_law', [0]),
  ...killsIn('fitting_time', [0, 0]),
];

async function hasReached(
  caller: Recruiter,
  interviewId: string,
  { step, questions, calls = 0, inRepair }: KillPoint,
): Promise<boolean> {
  const { state, step: current } = await generationOf(caller, interviewId);
  if (state === 'ready') return true;
  const ahead = current === null ? -1 : generationSteps.indexOf(current) - generationSteps.indexOf(step);
  if (ahead !== 0) return ahead > 0;
  if ((await questionsShown(caller)).length < questions) return false;
  const asked = await callsToModel();
  return asked.length >= calls && (inRepair !== true || asked.some(({ isRepair }) => isRepair));
}

const ChatBody = z.object({ messages: z.array(z.object({ content: z.string() })) });
const Task = z.object({ block: z.enum(['core', 'questions', 'cv']), questions: z.number() });

interface ModelCall {
  readonly part: 'core' | 'tailoring';
  /** how many questions it was to write */
  readonly questions: number;
  readonly text: string;
  readonly isRepair: boolean;
}

/** Calls that reached the model since its log was last cleared. */
async function callsToModel(): Promise<readonly ModelCall[]> {
  const requests = await fetch(`${sandbox.origin}/sandbox/requests`);
  const bodies = z.array(z.object({ body: ChatBody })).parse(await requests.json());
  return bodies.map(({ body }) => {
    const text = body.messages.map(({ content }) => content).join('\n');
    const { block, questions } = Task.parse(JSON.parse(/Task: (\{.*\})/.exec(text)?.[1] ?? '{}'));
    return { part: block === 'cv' ? 'tailoring' : 'core', questions, text, isRepair: text.includes('<<<refused ') };
  });
}

const forgetCalls = () => fetch(`${sandbox.origin}/sandbox/requests`, { method: 'DELETE' });

/**
 * No call after a kill may request what was accepted before it: each is told what that is, and requests at most the
 * rest.
 */
async function expectNothingAskedTwice(caller: Recruiter, interviewId: string, stood: ReadonlySet<string>) {
  const calls = await callsToModel();
  const { plan } = await caller.call(getPlan, { params: { interviewId } });
  for (const [part, block] of [
    ['core', 'core'],
    ['tailoring', 'cv'],
  ] as const) {
    const planned = plan.questions.filter((question) => question.block === block);
    const standing = planned.filter(({ id }) => stood.has(id));
    const own = calls.filter((call) => call.part === part);
    for (const { questions, text } of own) {
      expect(questions).toBeLessThanOrEqual(planned.length - standing.length);
      expect(standing.filter((question) => !text.includes(question.text))).toEqual([]);
    }
    const asked = own.filter(({ isRepair }) => !isRepair).reduce((sum, { questions }) => sum + questions, 0);
    expect(asked).toBeLessThanOrEqual(planned.length - standing.length);
  }
}

async function progressOf({ userId }: Recruiter): Promise<number> {
  const { rows } = await asTenant(app.deps.db, userId, (tx) =>
    sql<{ seq: number }>`select coalesce(max(seq), 0)::int as seq from interviewing.plan_progress
      where owner_id = ${tx.ownerId} and kind <> 'reset'`.execute(tx),
  );
  return rows[0]?.seq ?? 0;
}

interface Recovery {
  readonly toProgressMs: number;
  readonly toPlanMs: number;
  readonly stood: number;
  readonly asked: number;
}

/** @returns times measured from the kill; undefined if the plan was finished before it */
async function killOnce(
  worker: { current: ReturnType<typeof startWorkerProcess> },
  point: KillPoint,
): Promise<Recovery | undefined> {
  if (point.inRepair) {
    await worker.current.kill();
    worker.current = startWorkerProcess(app, { OPENAI_MODEL: 'small' });
  }
  const caller = await aRecruiter(app);
  const { id, cvId } = await anInterview(caller, { cv: cvText });
  const waitsForCv = point.step === 'reading_cv' && cvId !== null;
  if (waitsForCv) {
    await isTold(cvId);
    await setCv(caller, cvId, 'reading');
  }
  await forgetCalls();
  await speed(200);
  await generate(caller, id);
  await until(() => hasReached(caller, id, point), 120_000);
  await worker.current.kill();
  const killed = performance.now();
  const stood = await questionsShown(caller);
  const before = await progressOf(caller);
  const wasThere = (await generationOf(caller, id)).state === 'ready';
  await speed(null);
  await forgetCalls();
  if (waitsForCv) await setCv(caller, cvId, 'ready');
  worker.current = startWorkerProcess(app);
  if (!wasThere) await until(async () => (await progressOf(caller)) > before, 120_000);
  const toProgressMs = performance.now() - killed;
  await until(async () => (await generationOf(caller, id)).state === 'ready', 120_000);
  const toPlanMs = performance.now() - killed;
  await expectOnePlan(caller, id, stood);
  await expectNothingAskedTwice(caller, id, new Set(stood));
  const asked = (await callsToModel()).reduce((sum, { questions }) => sum + questions, 0);
  return wasThere ? undefined : { toProgressMs, toPlanMs, stood: stood.length, asked };
}

const isFull = process.env['ASKWELL_TEST_FULL'] === '1';

describe('a worker killed', () => {
  it('planGeneration › kill -9 while it waits for the CV, and while each block is written › one plan, one unit', async () => {
    const caller = await aRecruiter(app);
    const interview = await anInterview(caller, { cv: cvText });
    const cvId = interview.cvId ?? '';
    const generation = () => generationOf(caller, interview.id);

    let inCore: readonly string[] = [];
    let worker = startWorkerProcess(app);
    try {
      await isTold(cvId);
      await setCv(caller, cvId, 'reading');
      await speed(400);
      await generate(caller, interview.id);
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
      const recoveries: Recovery[] = [];
      const worker = { current: startWorkerProcess(app) };
      try {
        for (const point of twentyKills) {
          const recovery = await killOnce(worker, point);
          if (recovery !== undefined) recoveries.push(recovery);
          process.stdout.write(`${JSON.stringify(point)}: ${JSON.stringify(recovery ?? 'the plan was there')}\n`);
        }
      } finally {
        await worker.current.kill();
      }
      for (const [to, times] of [
        ['progress', recoveries.map(({ toProgressMs }) => toProgressMs)],
        ['plan', recoveries.map(({ toPlanMs }) => toPlanMs)],
      ] as const) {
        const inOrder = times.toSorted((one, other) => one - other);
        const share = (of: number) => Math.round((inOrder[Math.ceil(inOrder.length * of) - 1] ?? 0) / 100) / 10;
        process.stdout.write(
          `from a kill to ${to}: median ${share(0.5)} s, p95 ${share(0.95)} s, most ${share(1)} s of ${inOrder.length}\n`,
        );
      }
    },
    3_000_000,
  );
});
