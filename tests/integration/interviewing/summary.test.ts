import type { BodyOf } from '#contracts/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';
import type { BodyInputOf } from '#contracts/endpoint.ts';
import {
  completeInterview,
  getInterview,
  listInterviews,
  reopenInterview,
  undoStart,
} from '#contracts/interviewing/interviewing.ts';
import { type Operation, applyOperations, getRun } from '#contracts/interviewing/run/interview-run.ts';
import { answerRequirement, getSummary, putSummary } from '#contracts/interviewing/summary/interview-summary.ts';
import { answerRequirements } from '#contracts/interviewing/summary/requirement-answers.ts';
import { aCandidate, aPosition } from '#tests/helpers/api/builders.ts';
import { type Recruiter, aRecruiter, aStartedInterview } from '#tests/helpers/api/recruiter.ts';

let app: TestApp;
let caller: Recruiter;
let shared: { positionId: string; candidateId: string };
beforeAll(async () => {
  app = await startTestApp();
  caller = await aRecruiter(app, { premium: true });
  shared = { positionId: (await aPosition(caller)).id, candidateId: (await aCandidate(caller)).id };
});
afterAll(() => app.close());

/** Scores every question but the last, which is skipped, and completes. */
async function completed() {
  const { id, questions } = await aStartedInterview(caller, shared);
  const scores = questions.slice(0, -1).map((_, index) => (index % 2 === 0 ? 8 : 5));
  const operations = questions.map(({ id: questionId }, index): Operation => {
    const change = { id: newId(), at: new Date().toISOString(), questionId, baseVersion: 0 };
    return index < scores.length
      ? { ...change, kind: 'score', value: scores[index] ?? null }
      : { ...change, kind: 'state', value: { state: 'skipped', reason: 'no_time' } };
  });
  await caller.call(applyOperations, { params: { interviewId: id }, body: { operations } });
  await caller.call(completeInterview, { params: { interviewId: id } });
  // Questions for this person only count towards no mean.
  const core = scores.filter((_, index) => questions[index]?.block === 'core');
  const mean = Math.round((core.reduce<number>((sum, score) => sum + score, 0) * 10) / core.length) / 10;
  return { id, mean, questions };
}

type Changes = Partial<BodyInputOf<typeof putSummary>>;
const written = (id: string, changes: Changes) => ({
  params: { interviewId: id },
  body: { overallAssessment: 'Solid', strengths: ['APIs'], concerns: [], recommendation: null, ...changes },
});
const write = (id: string, changes: Changes = {}) => caller.call(putSummary, written(id, changes));
const refusedWrite = (id: string, changes: Changes = {}) => caller.refusal(putSummary, written(id, changes));

describe('the decision gate', () => {
  it('score › before the choice › is in no answer; after it, everywhere', async () => {
    const { id, mean } = await completed();
    const answers = async () => [
      await caller.call(getInterview, { params: { interviewId: id } }),
      await caller.call(getSummary, { params: { interviewId: id } }),
      (await caller.call(listInterviews)).items.find((item) => item.id === id),
    ];
    await write(id);
    for (const body of await answers()) expect(body).toMatchObject({ score: null, recommendation: null });
    const hidden = await caller.call(getSummary, { params: { interviewId: id } });
    expect(hidden.coverage.every((one) => one.mean === null)).toBe(true);
    expect(hidden.coverage.some((one) => one.scored > 0)).toBe(true);

    const chosen = await write(id, { recommendation: 'hire' });
    expect(chosen).toMatchObject({ score: mean, recommendation: 'hire', decidedBy: 'Olena Kovalenko' });
    expect(chosen.coverage.some((one) => one.mean !== null)).toBe(true);
    for (const body of await answers()) expect(body).toMatchObject({ score: mean, recommendation: 'hire' });
  });

  it('scored › while the recommendation is open › says how many questions have a score; before and after, nothing', async () => {
    const begun = await aStartedInterview(caller, shared);
    expect(await caller.call(getInterview, { params: { interviewId: begun.id } })).toMatchObject({ scored: null });
    const { id, questions } = await completed();
    const scored = { questions: questions.length - 1, of: questions.length };
    expect(await caller.call(getInterview, { params: { interviewId: id } })).toMatchObject({ scored });
    await write(id, { recommendation: 'hire' });
    expect(await caller.call(getInterview, { params: { interviewId: id } })).toMatchObject({ scored: null });
  });

  it('recommendation › before completion › answers interviewing.recommendation_before_completion', async () => {
    const { id } = await aStartedInterview(caller, shared);
    expect(await refusedWrite(id, { recommendation: 'hire' })).toMatchObject({
      status: 409,
      code: 'interviewing.recommendation_before_completion',
    });
    expect(await write(id)).toMatchObject({ overallAssessment: 'Solid', version: 1 });
  });

  it('recommendation › changed › is allowed and audited', async () => {
    const { id } = await completed();
    await write(id, { recommendation: 'hire' });
    const changed = await write(id, { recommendation: 'no_hire' });
    expect(changed).toMatchObject({ recommendation: 'no_hire', version: 2 });
    const audit = await asTenant(app.deps.db, caller.userId, (tx) =>
      tx
        .selectFrom('interviewing.audit')
        .select(['kind', 'detail', 'actor_id'])
        .where('interview_id', '=', id)
        .execute(),
    );
    expect(audit).toEqual([
      { kind: 'recommendation_changed', detail: { from: 'hire', to: 'no_hire' }, actor_id: caller.userId },
    ]);
  });

  it('reopen › after the choice › hides the score until it is made again', async () => {
    const { id } = await completed();
    await write(id, { recommendation: 'hire' });
    const reopened = await caller.call(reopenInterview, {
      params: { interviewId: id },
      body: { reason: 'one more answer' },
    });
    expect(reopened).toMatchObject({ status: 'in_progress', recommendation: null, score: null });
    const summary = await caller.call(getSummary, { params: { interviewId: id } });
    expect(summary).toMatchObject({ overallAssessment: 'Solid', recommendation: null, score: null, version: 2 });
  });

  it('reopen › one answer more › lists show what was scored at the new end', async () => {
    const { id, questions } = await completed();
    const params = { interviewId: id };
    const inList = async () => (await caller.call(listInterviews)).items.find((item) => item.id === id);
    expect(await caller.call(reopenInterview, { params, body: { reason: 'one more' } })).toMatchObject({
      scored: null,
    });
    const last = questions.at(-1)?.id ?? '';
    const operation = { id: newId(), at: new Date().toISOString(), questionId: last, baseVersion: 0 };
    await caller.call(applyOperations, { params, body: { operations: [{ ...operation, kind: 'score', value: 10 }] } });
    expect(await inList()).toMatchObject({ scored: null, score: null });
    await caller.call(completeInterview, { params });
    expect(await inList()).toMatchObject({
      scored: { questions: questions.length, of: questions.length },
      score: null,
    });
    const { score } = await write(id, { recommendation: 'hire' });
    expect(await inList()).toMatchObject({ scored: null, score });
  });
});

describe('answerRequirement', () => {
  /** Completed, with three requirements of which only the first was answered. */
  async function withRequirements(): Promise<string> {
    const description = 'Requirements:\n- Valid forklift certificate\n- Night shifts\n- English at B2';
    const { id: positionId } = await aPosition(caller, { description });
    const { id, questions } = await aStartedInterview(caller, { ...shared, positionId });
    const at = new Date().toISOString();
    const operations: Operation[] = [
      { id: newId(), at, kind: 'requirement', index: 0, value: 'yes' },
      ...questions.map(({ id: questionId }): Operation => ({
        id: newId(),
        at,
        kind: 'score',
        questionId,
        baseVersion: 0,
        value: 6,
      })),
    ];
    const params = { interviewId: id };
    const body = { index: 1, answer: 'no' as const };
    expect(await caller.refusal(answerRequirement, { params, body })).toMatchObject({
      status: 409,
      code: 'interviewing.transition_refused',
    });
    await caller.call(applyOperations, { params, body: { operations } });
    await caller.call(completeInterview, { params });
    return id;
  }

  const answer = (id: string, index: number, given: 'yes' | 'no' | 'open') =>
    caller.call(answerRequirement, { params: { interviewId: id }, body: { index, answer: given } });
  const recordsOf = async (id: string) => ({
    audit: await asTenant(app.deps.db, caller.userId, (tx) =>
      tx.selectFrom('interviewing.audit').select(['kind', 'detail']).where('interview_id', '=', id).execute(),
    ),
    events: await app.deps.db.system
      .selectFrom('platform.event')
      .select('payload')
      .where('owner_id', '=', caller.userId)
      .where('type', '=', 'interviewing.requirement.answered')
      .where('aggregate_id', '=', id)
      .execute(),
  });

  it('a requirement › after the interview › is answered as in the run, with its event; the same once more is nothing', async () => {
    const id = await withRequirements();
    expect(await answer(id, 1, 'open')).toEqual({ requirementAnswers: ['yes', 'open', null] });
    expect(await answer(id, 1, 'no')).toEqual({ requirementAnswers: ['yes', 'no', null] });
    expect(await answer(id, 1, 'no')).toEqual({ requirementAnswers: ['yes', 'no', null] });
    const run = await caller.call(getRun, { params: { interviewId: id } });
    expect(run.requirementAnswers).toEqual(['yes', 'no', null]);
    expect(await recordsOf(id)).toEqual({
      audit: [],
      events: [{ payload: { interviewId: id } }, { payload: { interviewId: id } }],
    });
  });

  it('a requirement › after the recommendation › is audited with what it was before', async () => {
    const id = await withRequirements();
    await write(id, { recommendation: 'hire' });
    const ofList = async () => (await caller.call(listInterviews)).items.find((item) => item.id === id);
    expect(await ofList()).toMatchObject({ unmet: { notMet: 0, open: 2 } });
    await answer(id, 2, 'no');
    expect(await ofList()).toMatchObject({ unmet: { notMet: 1, open: 1 } });
    const { plan } = await caller.call(getRun, { params: { interviewId: id } });
    const detail = { requirement: plan.requirements[2]?.text, from: null, to: 'no' };
    expect((await recordsOf(id)).audit).toEqual([{ kind: 'requirement_changed', detail }]);
  });

  it('several › at once › are answered in one step, each audited, and taken back to what nobody had asked', async () => {
    const id = await withRequirements();
    await write(id, { recommendation: 'hire' });
    await answer(id, 1, 'open');
    const all = (answers: BodyOf<typeof answerRequirements>['answers']) =>
      caller.call(answerRequirements, { params: { interviewId: id }, body: { answers } });
    const yes = [1, 2].map((index) => ({ index, answer: 'yes' as const }));
    expect(await all(yes)).toEqual({ requirementAnswers: ['yes', 'yes', 'yes'] });
    expect((await recordsOf(id)).events).toHaveLength(2);
    const back = [
      { index: 1, answer: 'open' as const },
      { index: 2, answer: null },
    ];
    expect(await all(back)).toEqual({ requirementAnswers: ['yes', 'open', null] });
    expect((await recordsOf(id)).audit.map(({ detail }) => detail)).toMatchObject([
      { from: null, to: 'open' },
      { from: 'open', to: 'yes' },
      { from: null, to: 'yes' },
      { from: 'yes', to: 'open' },
      { from: 'yes', to: null },
    ]);
    const refused = { params: { interviewId: id }, body: { answers: [...yes, { index: 3, answer: 'yes' as const }] } };
    expect(await caller.refusal(answerRequirements, refused)).toMatchObject({ status: 422 });
    const twice = { params: { interviewId: id }, body: { answers: [...yes, { index: 1, answer: null }] } };
    expect(await caller.refusal(answerRequirements, twice)).toMatchObject({ status: 400 });
    const run = await caller.call(getRun, { params: { interviewId: id } });
    expect(run.requirementAnswers).toEqual(['yes', 'open', null]);
  });

  it('a requirement › that the plan does not ask › is refused and leaves nothing', async () => {
    const id = await withRequirements();
    const refused = { params: { interviewId: id }, body: { index: 3, answer: 'yes' as const } };
    expect(await caller.refusal(answerRequirement, refused)).toMatchObject({
      status: 422,
      code: 'interviewing.operation_refused',
    });
    expect(await recordsOf(id)).toEqual({ audit: [], events: [] });
  });
});

describe('writeSummary', () => {
  it('writeSummary › with an older version › answers common.stale with what stands', async () => {
    const { id } = await completed();
    const headers = { 'if-match': '0' };
    await caller.call(putSummary, { ...written(id, {}), headers });
    const stale = await caller.refusal(putSummary, { ...written(id, { overallAssessment: 'Other' }), headers });
    expect(stale).toMatchObject({
      status: 409,
      code: 'common.stale',
      details: { current: { overallAssessment: 'Solid', version: 1 } },
    });
  });

  it('coverage › a must-have that nobody scored › is insufficient evidence', async () => {
    const { id, questions, plan } = await aStartedInterview(caller, shared);
    const mustHave = plan.competencies.find((competency) => competency.mustHave);
    expect(mustHave).toBeDefined();
    const before = await caller.call(getSummary, { params: { interviewId: id } });
    const of = (body: { coverage: { competencyId: string }[] }) =>
      body.coverage.find(({ competencyId }) => competencyId === mustHave?.id);
    expect(of(before)).toMatchObject({ mustHave: true, scored: 0, insufficientEvidence: true });
    const questionId = questions.find(({ competencyId }) => competencyId === mustHave?.id)?.id ?? '';
    const change = { id: newId(), at: new Date().toISOString(), questionId, baseVersion: 0 };
    const score = { ...change, kind: 'score' as const, value: 0 };
    await caller.call(applyOperations, { params: { interviewId: id }, body: { operations: [score] } });
    const after = await caller.call(getSummary, { params: { interviewId: id } });
    expect(of(after)).toMatchObject({ scored: 1, insufficientEvidence: false, mean: null });
  });

  it('summary › of an interview that never ran › answers interviewing.transition_refused', async () => {
    const { id } = await aStartedInterview(caller, shared);
    await caller.call(undoStart, { params: { interviewId: id } });
    expect(await refusedWrite(id)).toMatchObject({ status: 409, code: 'interviewing.transition_refused' });
  });
});
