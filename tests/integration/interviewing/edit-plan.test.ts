import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getInterview, startInterview } from '#contracts/interviewing/interviewing.ts';
import { getRun } from '#contracts/interviewing/run/interview-run.ts';
import {
  type EditedQuestion,
  editPlan,
  minutesForQuestions,
  restorePlan,
} from '#contracts/interviewing/plan/plan-edit.ts';
import { PlanExport, exportPlan } from '#contracts/interviewing/summary/interview-export.ts';
import { getPlan } from '#contracts/interviewing/plan/plan-generation.ts';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { changePlan } from '#modules/interviewing/plan/change-plan.ts';
import { generate } from '#tests/helpers/api/builders.ts';
import { type Recruiter, aPlannedInterview, aRecruiter, runGeneration } from '#tests/helpers/api/recruiter.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';

let app: TestApp;
let user: Recruiter;

beforeAll(async () => {
  app = await startTestApp();
  user = await aRecruiter(app, { premium: true });
});
afterAll(() => app.close());

const own: EditedQuestion & { readonly text: string } = {
  text: 'Which of our outages would you have found first?',
  expectedMin: 3,
  keyPoints: ['Names one of them', 'Says by what it would have shown'],
  kind: 'situational',
  competencyId: 'none of the plan',
};

const kept = ({ questions }: Plan): EditedQuestion[] => questions.map(({ id }) => ({ id }));

/** The plan without its last question, whose minutes and the buffer make room for one more. */
function withRoom(plan: Plan): EditedQuestion[] {
  return kept(plan).slice(0, -1);
}

function edit(id: string, questions: readonly EditedQuestion[], ifMatch?: number) {
  return user.call(editPlan, {
    params: { interviewId: id },
    body: { questions: [...questions] },
    ...(ifMatch !== undefined && { ifMatch }),
  });
}

const sum = (plan: Plan) => plan.flow.reduce((total, { minutes }) => total + minutes, 0);

function eventsOf(id: string) {
  return app.deps.db.system
    .selectFrom('platform.event')
    .select(['payload'])
    .where('owner_id', '=', user.userId)
    .where('type', '=', 'interviewing.plan.edited')
    .where('aggregate_id', '=', id)
    .orderBy('id')
    .execute();
}

describe('editing a plan', () => {
  it('changePlan › to what nobody could read back › is refused, and the plan stays as it was', async () => {
    const { id, plan } = await aPlannedInterview(user);
    const actor = {
      userId: user.userId,
      sessionId: '',
      email: user.email,
      emailVerified: true,
      language: 'en',
    } as const;
    const change = changePlan(app.deps, actor, { interviewId: id, version: undefined }, async (_tx, current) => ({
      plan: { ...current.plan, summary: { ...current.plan.summary, focusAreas: [] } },
      problems: [],
      made: { change: 'edit' },
    }));
    await expect(change).rejects.toMatchObject({ code: 'interviewing.plan_failed' });
    expect((await user.call(getPlan, { params: { interviewId: id } })).plan).toEqual(plan);
    expect(await eventsOf(plan.id)).toEqual([]);
  });

  it('editPlan › other words and minutes for one question › are the next version, and the rest stays', async () => {
    const { id, plan } = await aPlannedInterview(user);
    const [first, ...others] = plan.questions;
    if (first === undefined) throw new Error('no question');
    const change = { id: first.id, text: 'How did you begin your last large task?', expectedMin: 6, mustAsk: true };
    const { plan: edited, gate } = await edit(id, [change, ...others.map((question) => ({ id: question.id }))], 1);

    expect(gate).toEqual({ ok: true, problems: [] });
    expect(edited.version).toBe(2);
    expect(edited.questions[0]).toMatchObject({ ...change, source: 'person', guard: { verdict: 'clean' } });
    expect(edited.questions.slice(1)).toEqual(plan.questions.slice(1));
    expect(sum(edited)).toBe(plan.durationMin);
    expect(edited.coreHash).not.toBe(plan.coreHash);
    expect(edited.provenance.editedBy).toEqual([user.userId]);
    expect(await user.call(getPlan, { params: { interviewId: id } })).toEqual({ plan: edited, gate, locked: [] });
    expect((await user.call(getPlan, { params: { interviewId: id }, query: { version: 1 } })).plan).toEqual(plan);
    expect((await eventsOf(plan.id)).map(({ payload }) => payload)).toEqual([
      { interviewId: id, planId: plan.id, version: 2 },
    ]);
  });

  it('editPlan › minutes alone › are given by the buffer, and candidates stay comparable', async () => {
    const { id, plan } = await aPlannedInterview(user);
    const shorter = plan.questions.map((question, at) => ({
      id: question.id,
      expectedMin: at === 0 ? question.expectedMin - 1 : question.expectedMin,
    }));
    const { plan: edited } = await edit(id, shorter);
    const bufferOf = ({ flow }: Plan) => flow.find(({ kind }) => kind === 'buffer')?.minutes ?? 0;
    expect(bufferOf(edited)).toBe(bufferOf(plan) + 1);
    expect(edited.coreHash).toBe(plan.coreHash);
    expect(edited.questions.every(({ source }) => source !== 'person')).toBe(true);
  });

  it('editPlan › a question of one’s own and another order › is asked in the run, scored by what was written', async () => {
    const { id, plan } = await aPlannedInterview(user);
    const { plan: edited } = await edit(id, [...withRoom(plan).toReversed(), own]);
    const added = edited.questions.at(-1);
    expect(added).toMatchObject({ text: own.text, block: 'cv', source: 'person', probes: [], expectedMin: 3 });
    expect(added?.competencyId).toBe(plan.competencies[0]?.id);
    expect(added?.anchors.map(({ behaviours }) => behaviours.length)).toEqual([1, 2, 2, 2, 2]);
    expect(edited.questions.map(({ order }) => order)).toEqual(edited.questions.map((_, at) => at + 1));
    expect(edited.flow.filter(({ kind }) => kind === 'question').map(({ questionId }) => questionId)).toEqual(
      edited.questions.map((question) => question.id),
    );

    await user.call(startInterview, { params: { interviewId: id } });
    const run = await user.call(getRun, { params: { interviewId: id } });
    expect(run.plan.questions.at(-1)?.text).toBe(own.text);
    expect((await user.refusal(editPlan, { params: { interviewId: id }, body: { questions: [own] } })).code).toBe(
      'interviewing.transition_refused',
    );
  });

  it('editPlan › more minutes than there are › is refused with the minutes, and nothing is stored', async () => {
    const { id, plan } = await aPlannedInterview(user);
    const long = kept(plan).map((question, at) => (at === 0 ? { ...question, expectedMin: 45 } : question));
    const refused = await user.refusal(editPlan, { params: { interviewId: id }, body: { questions: long } });
    expect(refused).toMatchObject({
      status: 422,
      code: 'interviewing.plan_too_long',
      details: { most: minutesForQuestions(plan) },
    });
    expect((await user.call(getPlan, { params: { interviewId: id } })).plan).toEqual(plan);
    expect(await eventsOf(plan.id)).toEqual([]);
  });

  it('editPlan › words that hiring law advises against › are marked with their rule and do not block', async () => {
    const { id, plan } = await aPlannedInterview(user);
    const asked = { ...own, text: 'Do you plan to have children soon?' };
    const { plan: edited, gate } = await edit(id, [...withRoom(plan), asked]);
    expect(gate.ok).toBe(true);
    expect(edited.questions.at(-1)?.guard).toMatchObject({ verdict: 'overridden' });
    expect(edited.questions.at(-1)?.guard.ruleIds.length).toBeGreaterThan(0);
    expect((await user.call(getInterview, { params: { interviewId: id } })).status).toBe('planned');
  });

  it('editPlan › from an older version, of a question that is gone, of one named twice › is refused', async () => {
    const { id, plan } = await aPlannedInterview(user);
    await edit(id, withRoom(plan), 1);
    const call = (questions: EditedQuestion[], ifMatch?: number) =>
      user.refusal(editPlan, {
        params: { interviewId: id },
        body: { questions },
        ...(ifMatch !== undefined && { ifMatch }),
      });
    const stale = await call(kept(plan), 1);
    expect(stale).toMatchObject({ code: 'common.stale', details: { current: { plan: { version: 2 } } } });
    expect((await call(kept(plan))).code).toBe('interviewing.question_unknown');
    const [first] = kept(plan);
    if (first === undefined) throw new Error('no question');
    expect((await call([first, first])).code).toBe('common.bad_request');
  });

  it('editPlan › while a new version is being made › is refused', async () => {
    const { id, plan } = await aPlannedInterview(user);
    const generation = await generate(user, id);
    const refused = await user.refusal(editPlan, { params: { interviewId: id }, body: { questions: kept(plan) } });
    expect(refused.code).toBe('interviewing.generation_running');
    await runGeneration(user, id, generation);
    expect((await user.call(getPlan, { params: { interviewId: id } })).plan.version).toBe(2);
  });

  it('restorePlan › after an edit and a removed question › brings every word back as the next version', async () => {
    const { id, plan } = await aPlannedInterview(user);
    await edit(id, withRoom(plan));
    const { plan: restored } = await user.call(restorePlan, {
      params: { interviewId: id },
      body: { version: 1 },
      ifMatch: 2,
    });
    expect(restored).toEqual({ ...plan, version: 3 });
    const unknown = await user.refusal(restorePlan, { params: { interviewId: id }, body: { version: 9 } });
    expect([unknown.status, unknown.code]).toEqual([404, 'interviewing.plan_version_unknown']);
  });

  it('exports › of an edited plan › say which question a person wrote', async () => {
    const { id, plan } = await aPlannedInterview(user);
    await edit(id, [...withRoom(plan), own]);
    const file = await user.call(exportPlan, { params: { interviewId: id }, query: { format: 'json' } });
    const { content } = PlanExport.parse(JSON.parse(file.toString()));
    expect(content.questions.at(-1)).toMatchObject({ text: own.text, source: 'person' });
  });
});
