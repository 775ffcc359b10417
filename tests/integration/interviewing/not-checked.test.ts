import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { suggestForPosition } from '#contracts/hiring/position-suggestions.ts';
import { getPosition, updatePosition } from '#contracts/hiring/positions.ts';
import { listCandidateRequirements } from '#contracts/interviewing/candidate-requirements.ts';
import { completeInterview, getInterview, startInterview } from '#contracts/interviewing/interviewing.ts';
import { comparePosition } from '#contracts/interviewing/position-comparison.ts';
import { type Operation, applyOperations, getRun } from '#contracts/interviewing/run/interview-run.ts';
import { answerRequirement, putSummary } from '#contracts/interviewing/summary/interview-summary.ts';
import { coreHash } from '#knowledge/plan/core-hash.ts';
import { newId } from '#platform/new-id.ts';
import { type Relay, startRelay } from '#platform/outbox/relay.ts';
import { aCandidate, aPosition, cvText } from '#tests/helpers/api/builders.ts';
import { type Recruiter, aPlannedInterview, aRecruiter } from '#tests/helpers/api/recruiter.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';
import { until } from '#tests/helpers/until.ts';

let app: TestApp;
let relay: Relay;
let caller: Recruiter;
beforeAll(async () => {
  app = await startTestApp();
  relay = startRelay({ ...app.deps, consumers: app.modules.consumers });
  caller = await aRecruiter(app, { premium: true });
});
afterAll(async () => {
  await relay.stop();
  await app.close();
});

const description = 'You build APIs.\n\nRequirements:\n- German at B2\n- Full UK driving licence';
const licence = 'Full UK driving licence';
const takeOut = (positionId: string, notChecked: string[]) =>
  caller.call(updatePosition, { params: { positionId }, body: { notChecked } });
const planned = async (positionId: string) => {
  const candidateId = (await aCandidate(caller, { positionId, cv: cvText })).id;
  return { candidateId, ...(await aPlannedInterview(caller, { positionId, candidateId })) };
};

/** A decided interview in which everything was scored and no requirement was asked. */
async function decided(positionId: string): Promise<string> {
  const { id, plan } = await planned(positionId);
  const params = { interviewId: id };
  await caller.call(startInterview, { params });
  const at = new Date().toISOString();
  const operations = plan.questions.map(({ id: questionId }): Operation => ({
    id: newId(),
    at,
    questionId,
    baseVersion: 0,
    kind: 'score',
    value: 7,
  }));
  await caller.call(applyOperations, { params, body: { operations } });
  await caller.call(completeInterview, { params });
  await caller.call(putSummary, {
    params,
    body: { overallAssessment: 'Heard and scored.', strengths: [], concerns: [], recommendation: 'hire' },
  });
  return id;
}

const openOf = async (interviewId: string) =>
  (await caller.call(getInterview, { params: { interviewId } })).unmet?.open;

describe('what is not checked', () => {
  it('a text › read › lists what it requires, and what was taken out in its place', async () => {
    const found = await caller.call(suggestForPosition, {
      body: { description, notChecked: ['German at B2', 'Said no longer'], language: 'en' },
    });
    expect(found.requirements).toEqual([
      { text: 'German at B2', kind: 'language', isChecked: false, isPicked: false },
      { text: licence, kind: 'licence', isChecked: true, isPicked: false },
    ]);
  });

  it('a requirement › taken out and put back › makes a version each, of which plans, cores and candidates know', async () => {
    const { id: positionId } = await aPosition(caller, { description });
    const before = await planned(positionId);
    expect(before.plan.requirements.map(({ basis }) => basis)).toEqual(['German at B2', licence]);
    expect(await takeOut(positionId, [licence])).toMatchObject({ notChecked: [licence], positionVersion: 2 });
    // Repeating the change has no effect.
    expect(await takeOut(positionId, [licence])).toMatchObject({ positionVersion: 2 });
    await caller.call(updatePosition, { params: { positionId }, body: { notChecked: [licence], department: 'APIs' } });
    const events = await app.deps.db.system
      .selectFrom('platform.event')
      .select('id')
      .where('owner_id', '=', caller.userId)
      .where('type', '=', 'hiring.position.checks-changed')
      .where('aggregate_id', '=', positionId)
      .execute();
    expect(events).toHaveLength(1);
    const [after, another] = [await planned(positionId), await planned(positionId)];
    for (const { plan } of [after, another]) {
      expect(plan.requirements.map(({ basis }) => basis)).toEqual(['German at B2']);
      expect(coreHash(plan)).toBe(coreHash(after.plan));
    }
    const [listed] = await caller.call(listCandidateRequirements, { params: { candidateId: before.candidateId } });
    expect(listed?.requirements.map(({ text }) => text)).toEqual(['German at B2']);
    await takeOut(positionId, []);
    expect(await caller.call(getPosition, { params: { positionId } })).toMatchObject({
      notChecked: [],
      positionVersion: 3,
    });
    expect((await planned(positionId)).plan.requirements).toHaveLength(2);
  });

  it('two decided interviews that left it open › it is taken out › nobody waits for it any more, until it is put back', async () => {
    const { id: positionId } = await aPosition(caller, { description });
    const ids = [await decided(positionId), await decided(positionId)];
    const [first = ''] = ids;
    expect(await openOf(first)).toBe(2);
    await takeOut(positionId, [licence]);
    await until(async () => (await Promise.all(ids.map(openOf))).every((open) => open === 1));
    const { rounds } = await caller.call(comparePosition, { params: { positionId } });
    expect(rounds[0]?.requirements).toEqual([expect.stringContaining('German at B2')]);
    expect(rounds[0]?.interviews.map(({ requirements, unmet }) => [requirements, unmet.open])).toEqual([
      [['not_asked'], 1],
      [['not_asked'], 1],
    ]);
    // The plan of the interview keeps the requirement, marked as dropped.
    const params = { interviewId: first };
    const run = await caller.call(getRun, { params });
    expect(run.plan.requirements).toHaveLength(2);
    expect(run.notChecked).toEqual([1]);
    await caller.call(answerRequirement, { params, body: { index: 0, answer: 'yes' } });
    expect(await openOf(first)).toBe(0);
    await takeOut(positionId, []);
    await until(async () => (await openOf(first)) === 1);
  });
});
