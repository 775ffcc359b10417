import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import { type Caller, aCaller, aCandidate, aPosition, aStartedInterview } from '#tests/helpers/interview-builders.ts';
import { type TestApp, startTestApp } from '#tests/helpers/test-app.ts';

let app: TestApp;
let caller: Caller;
let shared: { positionId: string; candidateId: string };
beforeAll(async () => {
  app = await startTestApp();
  caller = await aCaller(app, { premium: true });
  shared = { positionId: await aPosition(caller), candidateId: await aCandidate(caller) };
});
afterAll(() => app.close());

/** Scores every question but the last, which is skipped, and completes. */
async function completed() {
  const { id, questions } = await aStartedInterview(caller, shared);
  const scores = questions.slice(0, -1).map((_, index) => (index % 2 === 0 ? 8 : 5));
  const operations = questions.map(({ id: questionId }, index) => ({
    id: newId(),
    at: new Date().toISOString(),
    questionId,
    baseVersion: 0,
    ...(index < scores.length
      ? { kind: 'score', value: scores[index] }
      : { kind: 'state', value: { state: 'skipped', reason: 'no_time' } }),
  }));
  await caller.call('POST', `/interviews/${id}/operations`, { operations });
  await caller.call('POST', `/interviews/${id}/complete`);
  const mean = Math.round((scores.reduce<number>((sum, score) => sum + score, 0) * 10) / scores.length) / 10;
  return { id, mean, questions };
}

const write = (id: string, changes: object = {}, headers?: Record<string, string>) =>
  caller.call(
    'PUT',
    `/interviews/${id}/summary`,
    { overallAssessment: 'Solid', strengths: ['APIs'], concerns: [], recommendation: null, ...changes },
    headers,
  );

describe('the decision gate', () => {
  it('score › before the choice › is in no answer; after it, everywhere', async () => {
    const { id, mean } = await completed();
    const answers = async () => [
      (await caller.call('GET', `/interviews/${id}`)).body,
      (await caller.call('GET', `/interviews/${id}/summary`)).body,
      (await caller.call('GET', '/interviews')).body.items.find((item: { id: string }) => item.id === id),
    ];
    await write(id);
    for (const body of await answers()) expect(body).toMatchObject({ score: null, recommendation: null });
    const hidden = (await caller.call('GET', `/interviews/${id}/summary`)).body;
    expect(hidden.coverage.every((one: { mean: number | null }) => one.mean === null)).toBe(true);
    expect(hidden.coverage.some((one: { scored: number }) => one.scored > 0)).toBe(true);

    const chosen = await write(id, { recommendation: 'hire' });
    expect(chosen.body).toMatchObject({ score: mean, recommendation: 'hire', decidedBy: 'Olena Kovalenko' });
    expect(chosen.body.coverage.some((one: { mean: number | null }) => one.mean !== null)).toBe(true);
    for (const body of await answers()) expect(body).toMatchObject({ score: mean, recommendation: 'hire' });
  });

  it('recommendation › before completion › answers interviewing.recommendation_before_completion', async () => {
    const { id } = await aStartedInterview(caller, shared);
    expect(await write(id, { recommendation: 'hire' })).toMatchObject({
      status: 409,
      body: { code: 'interviewing.recommendation_before_completion' },
    });
    expect(await write(id)).toMatchObject({ status: 200, body: { overallAssessment: 'Solid', version: 1 } });
  });

  it('recommendation › changed › is allowed and audited', async () => {
    const { id } = await completed();
    await write(id, { recommendation: 'hire' });
    const changed = await write(id, { recommendation: 'no_hire' });
    expect(changed.body).toMatchObject({ recommendation: 'no_hire', version: 2 });
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
    const reopened = await caller.call('POST', `/interviews/${id}/reopen`, { reason: 'one more answer' });
    expect(reopened.body).toMatchObject({ status: 'in_progress', recommendation: null, score: null });
    const summary = await caller.call('GET', `/interviews/${id}/summary`);
    expect(summary.body).toMatchObject({ overallAssessment: 'Solid', recommendation: null, score: null, version: 2 });
  });
});

describe('writeSummary', () => {
  it('writeSummary › with an older version › answers common.stale with what stands', async () => {
    const { id } = await completed();
    expect((await write(id, {}, { 'if-match': '0' })).status).toBe(200);
    expect(await write(id, { overallAssessment: 'Other' }, { 'if-match': '0' })).toMatchObject({
      status: 409,
      body: { code: 'common.stale', details: { current: { overallAssessment: 'Solid', version: 1 } } },
    });
  });

  it('coverage › a must-have that nobody scored › is insufficient evidence', async () => {
    const { id, questions, plan } = await aStartedInterview(caller, shared);
    const mustHave = plan.competencies.find((competency) => competency.mustHave);
    expect(mustHave).toBeDefined();
    const before = await caller.call('GET', `/interviews/${id}/summary`);
    const of = (body: { coverage: { competencyId: string }[] }) =>
      body.coverage.find(({ competencyId }) => competencyId === mustHave?.id);
    expect(of(before.body)).toMatchObject({ mustHave: true, scored: 0, insufficientEvidence: true });
    const questionId = questions.find(({ competencyId }) => competencyId === mustHave?.id)?.id;
    const score = { id: newId(), at: new Date().toISOString(), questionId, baseVersion: 0, kind: 'score', value: 0 };
    await caller.call('POST', `/interviews/${id}/operations`, { operations: [score] });
    const after = await caller.call('GET', `/interviews/${id}/summary`);
    expect(of(after.body)).toMatchObject({ scored: 1, insufficientEvidence: false, mean: null });
  });

  it('summary › of an interview that never ran › answers interviewing.transition_refused', async () => {
    const { id } = await aStartedInterview(caller, shared);
    await caller.call('POST', `/interviews/${id}/undo-start`);
    expect(await write(id)).toMatchObject({ status: 409, body: { code: 'interviewing.transition_refused' } });
  });
});
