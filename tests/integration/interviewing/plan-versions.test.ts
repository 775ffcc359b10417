import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pasteCvText } from '#contracts/hiring/cvs.ts';
import { getInterview, startInterview } from '#contracts/interviewing/interviewing.ts';
import { getRun } from '#contracts/interviewing/run/interview-run.ts';
import { editPlan, restorePlan } from '#contracts/interviewing/plan/plan-edit.ts';
import { getPlan } from '#contracts/interviewing/plan/plan-generation.ts';
import { listPlanVersions } from '#contracts/interviewing/plan/plan-versions.ts';
import { replaceQuestion } from '#contracts/interviewing/plan/question-replacement.ts';
import { anInterview, cvText, generate } from '#tests/helpers/api/builders.ts';
import { type Recruiter, aPlannedInterview, aRecruiter, runGeneration } from '#tests/helpers/api/recruiter.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';

let app: TestApp;
let user: Recruiter;

beforeAll(async () => {
  app = await startTestApp();
  user = await aRecruiter(app, { premium: true });
});
afterAll(() => app.close());

describe('listPlanVersions', () => {
  it('each way to a version › newest first › says what made it, and of how many questions it is', async () => {
    const { id, plan } = await aPlannedInterview(user);
    const params = { interviewId: id };
    const fewer = plan.questions.slice(0, -1).map((question) => ({ id: question.id }));
    await user.call(editPlan, { params, body: { questions: fewer }, ifMatch: 1 });
    await user.call(restorePlan, { params, body: { version: 1 }, ifMatch: 2 });
    const replaced = { ...params, questionId: plan.questions[0]?.id ?? '' };
    await user.events(replaceQuestion, { params: replaced, body: { wanted: 'other', version: 3 } });
    await runGeneration(user, id, await generate(user, id));

    const { items } = await user.call(listPlanVersions, { params });
    const all = plan.questions.length;
    const byPlaybook = { source: 'playbook', model: null };
    expect(items).toMatchObject([
      { ...byPlaybook, version: 5, change: null, restoredVersion: null },
      { ...byPlaybook, version: 4, change: 'replacement', restoredVersion: null, questions: all },
      { ...byPlaybook, version: 3, change: 'restore', restoredVersion: 1, questions: all },
      { ...byPlaybook, version: 2, change: 'edit', restoredVersion: null, questions: all - 1 },
      { ...byPlaybook, version: 1, change: null, restoredVersion: null, questions: all },
    ]);
    const times = items.map(({ createdAt }) => Date.parse(createdAt));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect((await user.call(getPlan, { params })).plan.version).toBe(items[0]?.version);
  });

  it('an interview that has begun › keeps its version › and still lists the others', async () => {
    const { id, plan } = await aPlannedInterview(user);
    const params = { interviewId: id };
    const fewer = plan.questions.slice(0, -1).map((question) => ({ id: question.id }));
    await user.call(editPlan, { params, body: { questions: fewer } });
    await user.call(startInterview, { params });
    const refused = await user.refusal(restorePlan, { params, body: { version: 1 }, ifMatch: 2 });
    expect(refused.code).toBe('interviewing.transition_refused');
    expect((await user.call(getRun, { params })).plan.version).toBe(2);
    expect((await user.call(listPlanVersions, { params })).items.map(({ version }) => version)).toEqual([2, 1]);
  });

  it('without a plan › there are none', async () => {
    const { id } = await anInterview(user);
    expect(await user.call(listPlanVersions, { params: { interviewId: id } })).toEqual({ items: [] });
  });
});

describe('restorePlan', () => {
  it('a version from an earlier CV › the interview names that CV again, and the next generation reads the newest', async () => {
    const { id, plan } = await aPlannedInterview(user, { cv: cvText });
    const params = { interviewId: id };
    const { cvId: first, candidate } = await user.call(getInterview, { params });
    const second = await user.call(pasteCvText, {
      params: { candidateId: candidate.id },
      body: { text: `${cvText}\nMore.` },
    });
    await runGeneration(user, id, await generate(user, id));
    expect((await user.call(getInterview, { params })).cvId).toBe(second.id);

    const { plan: restored } = await user.call(restorePlan, { params, body: { version: 1 }, ifMatch: 2 });
    expect(restored).toEqual({ ...plan, version: 3 });
    expect((await user.call(getInterview, { params })).cvId).toBe(first);
    await runGeneration(user, id, await generate(user, id));
    expect((await user.call(getInterview, { params })).cvId).toBe(second.id);
  });
});
