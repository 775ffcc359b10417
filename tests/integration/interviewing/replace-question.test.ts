import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateProfile } from '#contracts/auth/auth.ts';
import { startInterview } from '#contracts/interviewing/interviewing.ts';
import { editPlan, restorePlan } from '#contracts/interviewing/plan/plan-edit.ts';
import { listAiRecords } from '#contracts/interviewing/ai-records.ts';
import { getPlan } from '#contracts/interviewing/plan/plan-generation.ts';
import type { Plan, Question } from '#contracts/interviewing/plan/plan.ts';
import { type WantedReplacement, replaceQuestion } from '#contracts/interviewing/plan/question-replacement.ts';
import { areAlike } from '#knowledge/plan/rules/likeness.ts';
import { type OpenAiSandbox, startOpenAiSandbox } from '#sandbox/openai/openai.ts';
import { cvText, generate } from '#tests/helpers/api/builders.ts';
import { type Recruiter, aPlannedInterview, aRecruiter } from '#tests/helpers/api/recruiter.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';
import { withFault } from '#tests/helpers/api/with-fault.ts';

let withModel: TestApp;
let ai: OpenAiSandbox;
let caller: Recruiter;

beforeAll(async () => {
  ai = await startOpenAiSandbox();
  withModel = await startTestApp({ OPENAI_API_KEY: 'sk-stand-in', OPENAI_BASE_URL: ai.url });
});
// Each has its own hourly limit.
beforeEach(async () => {
  caller = await aRecruiter(withModel, { premium: true });
});
afterAll(async () => {
  await withModel.close();
  await ai.close();
});

interface Asked {
  readonly id: string;
  readonly plan: Plan;
  readonly question: Question;
  readonly wanted?: WantedReplacement;
}

/** A playbook plan, and one of its core questions or of those for the person. */
async function aPlan(block: Question['block'], by = caller): Promise<Asked> {
  const planned = await aPlannedInterview(by, { cv: cvText });
  const question = planned.plan.questions.find((one) => one.block === block);
  if (question === undefined) throw new Error(`no question of ${block}`);
  return { ...planned, question };
}

async function replaced({ id, plan, question, wanted = 'other' }: Asked, by = caller) {
  const params = { interviewId: id, questionId: question.id };
  return (await by.events(replaceQuestion, { params, body: { wanted, version: plan.version } })).map(
    ({ data }) => data,
  );
}

async function newPlan(asked: Asked, by = caller): Promise<{ plan: Plan; question: Question }> {
  const last = (await replaced(asked, by)).at(-1);
  if (last?.kind !== 'replaced') throw new Error(`ended with ${JSON.stringify(last)}`);
  const question = last.plan.questions[asked.question.order - 1];
  if (question === undefined) throw new Error('the question has gone');
  return { plan: last.plan, question };
}

async function lastPrompt(): Promise<string> {
  const requests: unknown = await (await fetch(`${ai.origin}/sandbox/requests`)).json();
  return JSON.stringify(Array.isArray(requests) ? requests.at(-1) : undefined);
}

describe('replaceQuestion', () => {
  it.each(['core', 'cv'] as const)(
    'a question of %s › by a model › is another one in its place and its minutes; the rest and the version before stay',
    async (block) => {
      const asked = await aPlan(block);
      const { plan, question } = await newPlan(asked);
      const { order, expectedMin, mustAsk } = asked.question;
      expect(question).toMatchObject({ block, order, expectedMin, mustAsk, source: 'ai', guard: { verdict: 'clean' } });
      expect(areAlike(question.text, asked.question.text)).toBe(false);
      expect(plan.questions.filter(({ id }) => id !== question.id)).toEqual(
        asked.plan.questions.filter(({ id }) => id !== asked.question.id),
      );
      expect(plan.flow.map(({ minutes }) => minutes)).toEqual(asked.plan.flow.map(({ minutes }) => minutes));
      expect(plan.flow.filter(({ questionId }) => questionId === question.id)).toHaveLength(1);
      expect(question.inThisPlanAlone).toBe(block === 'core' ? true : undefined);
      expect(plan.version).toBe(2);
      expect(plan.coreHash === asked.plan.coreHash).toBe(block === 'cv');
      const params = { interviewId: asked.id };
      expect((await caller.call(getPlan, { params })).plan).toEqual(plan);
      const back = await caller.call(restorePlan, { params, body: { version: 1 }, ifMatch: 2 });
      expect(back.plan.questions).toEqual(asked.plan.questions);
    },
  );

  it('a question from the CV › by a model › quotes the CV; the answer is on record, and the prompt has no name', async () => {
    const asked = await aPlan('cv');
    const { question } = await newPlan(asked);
    expect(question.evidence?.every(({ quote }) => cvText.includes(quote))).toBe(true);
    const { items } = await caller.call(listAiRecords, { params: { interviewId: asked.id } });
    expect(items).toMatchObject([{ part: 'tailoring', accepted: 1, attempt: 1 }]);
    expect(await lastPrompt()).not.toContain('Maksym');
  });

  it.each([
    ['easier', 'too hard'],
    ['harder', 'too easy'],
  ] as const)('one that is %s is wanted › is told the model with the question that gives way', async (wanted, said) => {
    const asked = await aPlan('core');
    await newPlan({ ...asked, wanted });
    const prompt = await lastPrompt();
    expect(prompt).toContain(said);
    expect(prompt).toContain(asked.question.text.slice(0, 30));
  });

  it('an area that only this question asks about › is asked about by the next one', async () => {
    const asked = await aPlan('core');
    const { plan } = await newPlan(asked);
    for (const area of plan.summary.focusAreas) {
      expect(plan.questions.some(({ focusAreas }) => focusAreas.includes(area))).toBe(true);
    }
  });

  it('a model that fails › says so, and the plan stays', async () => {
    const asked = await aPlan('core');
    const events = await withFault(ai, 'garbage', () => replaced(asked));
    expect(events.at(-1)).toEqual({ kind: 'failed', message: expect.stringContaining('Nothing was changed') });
    expect((await caller.call(getPlan, { params: { interviewId: asked.id } })).plan).toEqual(asked.plan);
  });

  it('AI switched off › the playbook’s other question comes at once', async () => {
    await caller.call(updateProfile, { body: { aiEnabled: false } });
    const asked = await aPlan('core');
    expect(await replaced(asked)).toMatchObject([{ kind: 'replaced', plan: { version: 2 } }]);
  });

  it('on the free plan › is refused; so is an old version, a running interview and a question of another plan', async () => {
    const free = await aRecruiter(withModel);
    const ofFree = await aPlan('core', free);
    await expect(replaced(ofFree, free)).rejects.toThrow('billing.premium_only');
    const asked = await aPlan('core');
    const params = { interviewId: asked.id };
    const questions = asked.plan.questions.map(({ id }) => ({ id })).toReversed();
    const { plan } = await caller.call(editPlan, { params, body: { questions } });
    await expect(replaced(asked)).rejects.toThrow('common.stale');
    await expect(replaced({ ...asked, plan, question: (await aPlan('core')).question })).rejects.toThrow(
      'interviewing.question_unknown',
    );
    await caller.call(startInterview, { params });
    await expect(replaced({ ...asked, plan })).rejects.toThrow('interviewing.transition_refused');
  });

  it('while a plan is being generated › is refused', async () => {
    const asked = await aPlan('core');
    await generate(caller, asked.id);
    await expect(replaced(asked)).rejects.toThrow('interviewing.generation_running');
  });
});

describe('replaceQuestion without a model', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it.each(['core', 'cv'] as const)('a question of %s › three times › is never one that was there', async (block) => {
    const user = await aRecruiter(app, { premium: true });
    let asked = await aPlan(block, user);
    const seen = [asked.question.text];
    for (let time = 0; time < 3; time += 1) {
      const { plan, question } = await newPlan(asked, user);
      expect(question).toMatchObject({ order: asked.question.order, expectedMin: asked.question.expectedMin });
      // By the same writer as the others.
      expect(question.source).toBeUndefined();
      expect(seen).not.toContain(question.text);
      seen.push(question.text);
      asked = { id: asked.id, plan, question };
    }
  });
});
