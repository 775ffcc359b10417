import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getCalendarFile } from '#contracts/interviewing/calendar-file.ts';
import { getPrepSheet } from '#contracts/interviewing/candidate-sheets.ts';
import {
  cancelInterview,
  completeInterview,
  createInterview,
  getInterview,
  listInterviews,
  startInterview,
  updateInterview,
} from '#contracts/interviewing/interviewing.ts';
import {
  type Adjustments,
  adjustedLength,
  breakLengths,
  extraTimes,
  unadjusted,
} from '#contracts/interviewing/plan/adjustments.ts';
import { editPlan, restorePlan } from '#contracts/interviewing/plan/plan-edit.ts';
import { getPlan } from '#contracts/interviewing/plan/plan-generation.ts';
import { listPlanVersions } from '#contracts/interviewing/plan/plan-versions.ts';
import { replaceQuestion } from '#contracts/interviewing/plan/question-replacement.ts';
import { comparePosition } from '#contracts/interviewing/position-comparison.ts';
import { type Operation, applyOperations, getRun } from '#contracts/interviewing/run/interview-run.ts';
import { exportPlan, exportReport } from '#contracts/interviewing/summary/interview-export.ts';
import { createShare, openShare } from '#contracts/interviewing/summary/interview-share.ts';
import { putSummary } from '#contracts/interviewing/summary/interview-summary.ts';
import { subscriptionStats } from '#contracts/billing/billing.ts';
import { newId } from '#platform/new-id.ts';
import { aCandidate, aPosition, anInterview, cvText, generate, newInterview } from '#tests/helpers/api/builders.ts';
import { type Recruiter, aPlannedInterview, aRecruiter, runGeneration } from '#tests/helpers/api/recruiter.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';

let app: TestApp;
let user: Recruiter;
const half: Adjustments = { extraTime: 50, breakMinutes: 10 };

beforeAll(async () => {
  app = await startTestApp();
  user = await aRecruiter(app, { premium: true });
});
afterAll(() => app.close());

const adjust = (interviewId: string, adjustments: Adjustments, ifMatch?: number) =>
  user.call(updateInterview, { params: { interviewId }, body: { adjustments }, ...(ifMatch && { ifMatch }) });
const planOf = async (interviewId: string) => (await user.call(getPlan, { params: { interviewId } })).plan;

describe('adjustments of an interview', () => {
  it('every one › at every kind of length › has the length that the code says, and none by itself', async () => {
    const { positionId, candidateId } = await aPlace();
    for (const durationMinutes of [15, 30, 45, 55, 180]) {
      for (const extraTime of extraTimes) {
        for (const breakMinutes of breakLengths) {
          const adjustments = { extraTime, breakMinutes };
          await user.startMonth?.();
          const body = newInterview(positionId, candidateId, { durationMinutes, adjustments });
          const { lengthMinutes } = await user.call(createInterview, { body });
          expect(lengthMinutes).toBe(adjustedLength(durationMinutes, adjustments));
        }
      }
    }
    await user.startMonth?.();
    const plain = await anInterview(user, { positionId, candidateId, changes: { durationMinutes: 45 } });
    expect(plain).toMatchObject({ adjustments: unadjusted, durationMinutes: 45, lengthMinutes: 45 });
    const odd = { ...newInterview(positionId, candidateId), adjustments: { extraTime: 30, breakMinutes: 0 } };
    expect((await user.refusal(createInterview, { body: odd })).code).toBe('common.bad_request');
    const told = { ...newInterview(positionId, candidateId), adjustments: { ...half, reason: 'dyslexia' } };
    // there is no field for a reason
    expect((await user.refusal(createInterview, { body: told })).code).toBe('common.bad_request');
  });

  it('chosen at first › the plan › has the minutes and the core of everybody', async () => {
    const { positionId } = await aPlace();
    const changes = { durationMinutes: 45 };
    const other = await aPlannedInterview(user, { positionId, changes });
    const { id, plan } = await aPlannedInterview(user, { positionId, changes: { ...changes, adjustments: half } });
    expect(plan).toMatchObject({ durationMin: 78, adjustments: half, coreHash: other.plan.coreHash });
    expect(plan.flow.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(78);
    expect(plan.flow.filter(({ kind }) => kind === 'break')).toEqual([{ kind: 'break', minutes: 10 }]);
    expect(plan.flow[0]?.script).toContain('78 minutes');
    const asked = ({ questions }: typeof plan) => questions.map(({ text, block }) => [text, block]);
    expect(asked(plan)).toEqual(asked(other.plan));
    const { items } = await user.call(listInterviews, { query: { positionId } });
    expect(items.find((one) => one.id === id)).toMatchObject({ durationMinutes: 45, lengthMinutes: 78 });
  });

  it('changed of a planned one › makes a version with other minutes › takes no quota and no generation, and taken back is the plan of before', async () => {
    const { id, plan } = await aPlannedInterview(user, { changes: { durationMinutes: 45 } });
    const params = { interviewId: id };
    const before = await user.call(getInterview, { params });
    const used = await user.call(subscriptionStats);
    const changed = await adjust(id, half, before.version);
    expect(changed).toMatchObject({
      adjustments: half,
      lengthMinutes: 78,
      planVersion: 2,
      status: 'planned',
      generation: { state: 'ready', attempt: 1 },
      version: before.version + 1,
    });
    expect(await user.call(subscriptionStats)).toEqual(used);
    // the same again: nothing to do
    expect((await adjust(id, half)).planVersion).toBe(2);
    const now = await planOf(id);
    expect(now).toMatchObject({ durationMin: 78, coreHash: plan.coreHash, provenance: plan.provenance });
    const { items } = await user.call(listPlanVersions, { params });
    expect(items.map(({ change }) => change)).toEqual(['adjustment', null]);

    // a restored, edited, replaced or newly generated plan has them as well
    await user.call(restorePlan, { params, body: { version: 1 }, ifMatch: 2 });
    expect({ ...(await planOf(id)), version: 2 }).toEqual(now);
    const questions = now.questions.slice(1).map((question) => ({ id: question.id }));
    await user.call(editPlan, { params, body: { questions }, ifMatch: 3 });
    expect(await planOf(id)).toMatchObject({ durationMin: 78, adjustments: half });
    const [first] = questions;
    await user.events(replaceQuestion, {
      params: { ...params, questionId: first?.id ?? '' },
      body: { wanted: 'other', version: 4 },
    });
    const replaced = await planOf(id);
    expect(replaced.version).toBe(5);
    expect(replaced.questions[0]?.expectedMin).toBe(now.questions[1]?.expectedMin);
    await runGeneration(user, id, await generate(user, id));
    expect(await planOf(id)).toMatchObject({ version: 6, durationMin: 78, adjustments: half });

    await user.call(restorePlan, { params, body: { version: 1 }, ifMatch: 6 });
    await adjust(id, unadjusted);
    const { adjustments, durationMin, flow } = await planOf(id);
    expect({ adjustments, durationMin }).toEqual({ adjustments: undefined, durationMin: 45 });
    expect(flow.map(({ minutes }) => minutes)).toEqual(plan.flow.map(({ minutes }) => minutes));
  });

  it('changed while a plan is made › the plan that comes › has them', async () => {
    const { id } = await anInterview(user, { changes: { durationMinutes: 30 } });
    const generation = await generate(user, id);
    expect(await adjust(id, { extraTime: 100, breakMinutes: 0 })).toMatchObject({
      lengthMinutes: 60,
      planVersion: null,
    });
    await runGeneration(user, id, generation);
    expect(await planOf(id)).toMatchObject({ version: 1, durationMin: 60 });
  });

  it('once it runs, or was cancelled › other adjustments › are refused and change nothing; the same ones are no change', async () => {
    const { id } = await aPlannedInterview(user, { changes: { durationMinutes: 30, adjustments: half } });
    const params = { interviewId: id };
    await user.call(startInterview, { params });
    const refused = await user.refusal(updateInterview, { params, body: { adjustments: unadjusted } });
    expect(refused).toMatchObject({ status: 409, code: 'interviewing.transition_refused' });
    expect(await user.call(getInterview, { params })).toMatchObject({ adjustments: half, planVersion: 1 });
    expect((await user.call(getRun, { params })).plan.durationMin).toBe(55);
    await user.call(updateInterview, { params, body: { adjustments: half, userRole: 'Head nurse' } });
    await user.call(cancelInterview, { params, body: { reason: 'other' } });
    expect((await user.refusal(updateInterview, { params, body: { adjustments: unadjusted } })).code).toBe(
      'interviewing.transition_refused',
    );
  });

  it('of another account, or on a version that is gone › nothing › is changed', async () => {
    const { id } = await aPlannedInterview(user, { changes: { durationMinutes: 30 } });
    const params = { interviewId: id };
    const stranger = await aRecruiter(app);
    const refused = await stranger.refusal(updateInterview, { params, body: { adjustments: half } });
    expect(refused).toMatchObject({ status: 404, code: 'interviewing.interview_not_found' });
    const { version } = await adjust(id, half);
    const stale = await user.refusal(updateInterview, {
      params,
      body: { adjustments: unadjusted },
      ifMatch: version - 1,
    });
    expect(stale.code).toBe('common.stale');
    expect(await user.call(getInterview, { params })).toMatchObject({ adjustments: half, planVersion: 2 });
  });

  it('the calendar and the preparation sheet › have the real minutes › and the break', async () => {
    const scheduledAt = '2027-03-01T22:30:00.000Z';
    const { id } = await aPlannedInterview(user, { changes: { durationMinutes: 45, scheduledAt, adjustments: half } });
    const params = { interviewId: id };
    const { text } = await user.outcome(getCalendarFile, { params });
    expect(text).toContain('DTEND:20270301T234800Z');
    expect(text).not.toMatch(/extra|adjust|break/iu);
    const sheet = await user.call(getPrepSheet, { params });
    expect(sheet.text).toMatch(/A break in the middle: 10\smin/u);
    const minutes = [...sheet.text.matchAll(/^- .+: (\d+)\smin$/gmu)].map(([, count]) => Number(count));
    expect(minutes.reduce((sum, one) => sum + one, 0)).toBe(78);
  });

  it('files, links and the comparison › of an interview with more time › have no word of it; its minutes are in the plan’s own files alone', async () => {
    const { positionId } = await aPlace();
    const usual = await held(positionId, unadjusted);
    const adjusted = await held(positionId, half);
    const { rounds } = await user.call(comparePosition, { params: { positionId } });
    expect(rounds).toHaveLength(1);
    expect(rounds[0]?.interviews).toMatchObject([
      { id: usual, sameCore: true },
      { id: adjusted, sameCore: true },
    ]);
    const params = { interviewId: adjusted };
    const plan = await user.outcome(exportPlan, { params, query: { format: 'json' } });
    expect(plan.text).toMatch(/"durationMin": 78/u);
    const paper = await user.outcome(exportPlan, { params, query: { format: 'md' } });
    const report = await user.outcome(exportReport, { params, query: { format: 'json' } });
    const shared = await Promise.all(
      (['questions', 'plan', 'report'] as const).map(async (view) => {
        const { url } = await user.call(createShare, { params, body: { view, hideName: false } });
        return user.call(openShare, { body: { token: new URL(url).hash.replace('#token=', '') } });
      }),
    );
    expect(paper.text).toContain('78 min');
    for (const given of [report.text, ...shared]) {
      const text = JSON.stringify(given);
      expect(text).toMatch(/durationMin\W+45\b/u);
      expect(text).not.toMatch(/\b78 min|kind\W+break/u);
    }
    const [asked, whole] = shared;
    for (const link of [asked, whole]) {
      expect(link?.view !== 'report' && link?.content.flow.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(45);
    }
    for (const given of [plan.text, paper.text, report.text, rounds, ...shared]) {
      expect(JSON.stringify(given)).not.toMatch(/extra.?time|adjust/iu);
    }
  });
});

describe('questions in advance', () => {
  const inAdvance = (interviewId: string, questionsInAdvance: boolean, ifMatch?: number) =>
    user.call(updateInterview, {
      params: { interviewId },
      body: { questionsInAdvance },
      ...(ifMatch !== undefined && { ifMatch }),
    });

  it('switched on › the sheet holds the questions › the plan stays the version that it was, and switched off they are gone', async () => {
    const { id, plan } = await aPlannedInterview(user, { changes: { durationMinutes: 45 } });
    const params = { interviewId: id };
    const before = await user.call(getInterview, { params });
    expect(before.questionsInAdvance).toBe(false);
    expect((await inAdvance(id, true, before.version)).questionsInAdvance).toBe(true);
    // other changes leave it as it is
    expect(await adjust(id, half)).toMatchObject({ questionsInAdvance: true, planVersion: 2 });
    expect(await adjust(id, unadjusted)).toMatchObject({ questionsInAdvance: true, planVersion: 3 });
    const { text } = await user.call(getPrepSheet, { params });
    const places = plan.questions.map((question) => text.indexOf(question.text));
    expect(places.every((place, at) => place > (places[at - 1] ?? 0))).toBe(true);
    for (const { anchors, probes, whyAsked, expectedAnswer } of plan.questions) {
      const kept = [
        whyAsked,
        ...anchors.flatMap(({ behaviours }) => behaviours),
        ...probes.map((probe) => probe.text),
        ...expectedAnswer.keyPoints,
      ];
      expect(kept.filter((said) => text.includes(said))).toEqual([]);
    }
    await inAdvance(id, false);
    expect((await user.call(getPrepSheet, { params })).text).not.toContain(plan.questions[0]?.text);
  });

  it('chosen at first, without a plan › the sheet says that there are none yet; with a reason › is refused', async () => {
    const { positionId, candidateId } = await aPlace();
    await user.startMonth?.();
    const body = { ...newInterview(positionId, candidateId), questionsInAdvance: true };
    const { id } = await user.call(createInterview, { body });
    expect((await user.call(getPrepSheet, { params: { interviewId: id } })).text).toContain('There are none yet');
    const told = { ...body, questionsInAdvance: 'autism' };
    expect((await user.refusal(createInterview, { body: told })).code).toBe('common.bad_request');
  });

  it('once it runs › stays; of another account › is not found', async () => {
    const { id } = await aPlannedInterview(user, { changes: { durationMinutes: 30, questionsInAdvance: true } });
    const params = { interviewId: id };
    const stranger = await aRecruiter(app);
    const refused = await stranger.refusal(updateInterview, { params, body: { questionsInAdvance: false } });
    expect(refused).toMatchObject({ status: 404, code: 'interviewing.interview_not_found' });
    await user.call(startInterview, { params });
    expect((await user.refusal(updateInterview, { params, body: { questionsInAdvance: false } })).code).toBe(
      'interviewing.transition_refused',
    );
    expect((await inAdvance(id, true)).questionsInAdvance).toBe(true);
  });

  it('held › the comparison marks it, and files and links have no word of it', async () => {
    const { positionId } = await aPlace();
    const usual = await held(positionId, unadjusted);
    const known = await held(positionId, unadjusted, true);
    const { rounds } = await user.call(comparePosition, { params: { positionId } });
    expect(rounds[0]?.interviews).toMatchObject([
      { id: usual, questionsInAdvance: false },
      { id: known, questionsInAdvance: true, sameCore: true },
    ]);
    const params = { interviewId: known };
    const files = await Promise.all(
      (['json', 'md'] as const).flatMap((format) => [
        user.outcome(exportPlan, { params, query: { format } }),
        user.outcome(exportReport, { params, query: { format } }),
      ]),
    );
    const shared = await Promise.all(
      (['questions', 'plan', 'report'] as const).map(async (view) => {
        const { url } = await user.call(createShare, { params, body: { view, hideName: false } });
        return user.call(openShare, { body: { token: new URL(url).hash.replace('#token=', '') } });
      }),
    );
    for (const given of [...files.map(({ text }) => text), ...shared]) {
      expect(JSON.stringify(given)).not.toMatch(/advance/iu);
    }
  });
});

async function aPlace() {
  const { id: positionId } = await aPosition(user, {
    description: 'You build APIs.\n\nRequirements:\n- English at B2',
  });
  const { id: candidateId } = await aCandidate(user, { name: 'Ada Example', cv: cvText });
  return { positionId, candidateId };
}

/** Runs an interview up to its recommendation. */
async function held(positionId: string, adjustments: Adjustments, questionsInAdvance = false): Promise<string> {
  const changes = { durationMinutes: 45, adjustments, questionsInAdvance };
  const { id, plan } = await aPlannedInterview(user, { positionId, changes });
  const params = { interviewId: id };
  await user.call(startInterview, { params });
  const at = new Date().toISOString();
  const operations = plan.questions.map(({ id: questionId }): Operation => ({
    id: newId(),
    at,
    kind: 'score',
    questionId,
    baseVersion: 0,
    value: 7,
  }));
  await user.call(applyOperations, { params, body: { operations } });
  await user.call(completeInterview, { params });
  const body = { overallAssessment: 'Scored.', strengths: [], concerns: [], recommendation: 'hire' as const };
  await user.call(putSummary, { params, body });
  return id;
}
