import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limitsStatus } from '#contracts/billing/billing.ts';
import { listCandidates } from '#contracts/hiring/candidates.ts';
import { getCvText } from '#contracts/hiring/cvs.ts';
import { getPlan, planEvents } from '#contracts/interviewing/plan/plan-generation.ts';
import { aPosition, anInterview, generate } from '#tests/helpers/api/builders.ts';
import type { User } from '#tests/helpers/api/sign-up.ts';
import { type OpenAiSandbox, startOpenAiSandbox } from '#sandbox/openai/openai.ts';
import { type Product, readiness, startProduct } from '#tests/helpers/api/product.ts';
import { until } from '#tests/helpers/until.ts';
import { killAndAwaitNext, processOf } from './product-process.ts';
import { aProductUser, cvState, generation, sendCv } from './product-user.ts';

let ai: OpenAiSandbox;
let product: Product;

beforeAll(async () => {
  ai = await startOpenAiSandbox();
  product = await startProduct({ env: { OPENAI_API_KEY: 'sk-stand-in', OPENAI_BASE_URL: ai.url } });
});
afterAll(async () => {
  await product?.stop();
  await ai?.close();
});
beforeEach(async () => {
  await tellAi('faults', { fault: null });
  await tellAi('speed', { firstTokenMs: 0, tokensPerSecond: null });
});

describe('the worker, killed', () => {
  // One kill for both: a killed worker's activities wait for their heartbeat timeout, about twenty seconds each.
  it('cv-parsing and plan-generation › kill -9 while a file is read and the model writes › is read once; one plan version, one unit, no step or question twice', async () => {
    const { user, interviewId } = await anInterviewToPlan();
    await tellAi('speed', { firstTokenMs: 0, tokensPerSecond: 100 });
    await generate(user, interviewId);
    await until(async () => (await requestsToAi()) > 0);
    const cv = await interruptedCv(user);
    expect((await generation(user, interviewId)).state).toBe('running');
    await killAndAwaitNext(product, 'worker');
    await tellAi('speed', { firstTokenMs: 0, tokensPerSecond: null });

    await until(async () => (await cvState(user, cv.id)) === 'ready', 60_000);
    const text = await user.call(getCvText, { params: { cvId: cv.id } });
    expect(text.pages.length).toBeGreaterThan(0);
    const candidates = await user.call(listCandidates);
    expect(candidates.items.filter((one) => one.id === cv.candidateId)).toHaveLength(1);
    await until(async () => (await generation(user, interviewId)).state === 'ready', 60_000);
    await expectOnePlan(user, interviewId);
  });
});

describe('Temporal, away', () => {
  it('creating work › Temporal killed › answers at once, and the work runs when Temporal is back', async () => {
    const { user, interviewId } = await anInterviewToPlan();
    // Paused, not killed: the supervisor would restart it before anything could be requested.
    const temporal = await processOf(product, 'temporal');
    process.kill(temporal, 'SIGSTOP');
    let cv: { id: string };
    try {
      await until(async () => (await readiness(product.url))?.temporal === false, 30_000);
      cv = await sendCv(user);
      const askedAt = performance.now();
      await generate(user, interviewId);
      expect(performance.now() - askedAt).toBeLessThan(2_000);
      expect(await cvState(user, cv.id)).toBe('queued');
      expect((await generation(user, interviewId)).state).toBe('queued');
    } finally {
      await killAndAwaitNext(product, 'temporal');
    }

    await until(async () => (await cvState(user, cv.id)) === 'ready', 60_000);
    await until(async () => (await generation(user, interviewId)).state === 'ready', 60_000);
    await expectOnePlan(user, interviewId);
    expect(await readiness(product.url)).toMatchObject({ temporal: true });
  });
});

describe('the AI provider, down', () => {
  it('plan-generation › every call to the provider breaks › the playbook writes the plan and says why', async () => {
    const { user, interviewId } = await anInterviewToPlan();
    await tellAi('faults', { fault: 'down' });
    await generate(user, interviewId);
    await until(async () => (await generation(user, interviewId)).state === 'ready', 60_000);

    const body = await user.call(getPlan, { params: { interviewId } });
    expect(body).toMatchObject({ gate: { ok: true }, plan: { source: 'playbook', fallbackReason: 'provider_down' } });
  });
});

/**
 * A CV whose reading has begun but not ended, with the worker paused in the middle, so that killing it later is certain
 * to interrupt the reading. Reading is fast, so the pause may come too late; then the next file is tried.
 */
async function interruptedCv(user: User): Promise<{ id: string; candidateId: string }> {
  const worker = await processOf(product, 'worker');
  for (let attempt = 0; attempt < 10; attempt++) {
    const cv = await sendCv(user);
    await until(async () => (await cvState(user, cv.id)) !== 'queued', 40_000, 20);
    process.kill(worker, 'SIGSTOP');
    if ((await cvState(user, cv.id)) === 'reading') return cv;
    process.kill(worker, 'SIGCONT');
  }
  throw new Error('every file was read before the worker could be frozen');
}

async function anInterviewToPlan(): Promise<{ user: User; interviewId: string }> {
  const user = await aProductUser(product);
  const { id: positionId } = await aPosition(user);
  const cv = await sendCv(user, positionId);
  await until(async () => (await cvState(user, cv.id)) === 'ready', 60_000);
  const { id: interviewId } = await anInterview(user, { positionId, candidateId: cv.candidateId });
  await fetch(`${ai.origin}/sandbox/requests`, { method: 'DELETE' });
  return { user, interviewId };
}

async function expectOnePlan(user: User, interviewId: string): Promise<void> {
  const body = await user.call(getPlan, { params: { interviewId } });
  expect(body).toMatchObject({ gate: { ok: true }, plan: { version: 1, source: 'ai', fallbackReason: null } });
  const second = await user.refusal(getPlan, { params: { interviewId }, query: { version: 2 } });
  expect(second.code).toBe('interviewing.plan_not_found');
  const limits = await user.call(limitsStatus);
  expect(limits).toContainEqual(expect.objectContaining({ resource: 'interviews', used: 1 }));

  const events = await user.events(planEvents, { params: { interviewId } });
  const questions = events.flatMap(({ event, data }) =>
    event === 'question' && data.kind === 'question' ? [data.question.id] : [],
  );
  const planned = body.plan.questions.map(({ id }) => id);
  expect(new Set(questions)).toEqual(new Set(planned));
  expect(questions).toHaveLength(planned.length);
  const done = events.flatMap(({ event, data }) =>
    event === 'step' && data.kind === 'step' && data.state === 'done' ? [data.step] : [],
  );
  expect(done).toEqual([...new Set(done)]);
  expect(events.filter(({ event }) => event === 'ready')).toHaveLength(1);
}

async function tellAi(which: 'faults' | 'speed', body: object): Promise<void> {
  const answer = await fetch(`${ai.origin}/sandbox/${which}`, { method: 'POST', body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`the stand-in answered ${answer.status}`);
}

async function requestsToAi(): Promise<number> {
  const requests: unknown[] = JSON.parse(await (await fetch(`${ai.origin}/sandbox/requests`)).text());
  return requests.length;
}
