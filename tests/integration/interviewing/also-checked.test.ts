import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listRequirementLines, suggestForPosition } from '#contracts/hiring/position-suggestions.ts';
import { createPosition, getPosition, updatePosition } from '#contracts/hiring/positions.ts';
import { limits } from '#contracts/limits.ts';
import { listCandidateRequirements } from '#contracts/interviewing/candidate-requirements.ts';
import { startInterview } from '#contracts/interviewing/interviewing.ts';
import { getRun } from '#contracts/interviewing/run/interview-run.ts';
import { coreHash } from '#knowledge/plan/core-hash.ts';
import { aCandidate, aPosition, cvText } from '#tests/helpers/api/builders.ts';
import { type Recruiter, aPlannedInterview, aRecruiter } from '#tests/helpers/api/recruiter.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';

let app: TestApp;
let caller: Recruiter;
beforeAll(async () => {
  app = await startTestApp();
  caller = await aRecruiter(app, { premium: true });
});
afterAll(() => app.close());

const lift = 'You carry 25 kg up ladders';
const description = `${lift}, and you are under 35 years old.\n\nRequirements:\n- German at B2`;
const pick = (positionId: string, alsoChecked: string[]) =>
  caller.call(updatePosition, { params: { positionId }, body: { alsoChecked } });
const planned = async (positionId: string) => {
  const candidateId = (await aCandidate(caller, { positionId, cv: cvText })).id;
  return { candidateId, ...(await aPlannedInterview(caller, { positionId, candidateId })) };
};

describe('what is also checked', () => {
  it('a text › asked for its lines › tells those that are not listed, and which may not be asked', async () => {
    const body = { description, language: 'en' } as const;
    const { lines } = await caller.call(listRequirementLines, { body });
    expect(lines).toEqual([
      { text: `${lift}, and you are under 35 years old`, isClause: false, isRefused: true },
      { text: lift, isClause: true, isRefused: false },
      { text: 'you are under 35 years old', isClause: true, isRefused: true },
    ]);
    const found = await caller.call(suggestForPosition, { body: { ...body, alsoChecked: [lift, 'a degree'] } });
    expect(found.requirements).toEqual([
      { text: lift, kind: 'other', isChecked: true, isPicked: true },
      { text: 'German at B2', kind: 'language', isChecked: true, isPicked: false },
    ]);
    const refusal = await caller.refusal(suggestForPosition, {
      body: { ...body, alsoChecked: Array.from({ length: limits.requirements + 1 }, (_, at) => String(at)) },
    });
    expect(refusal.code).toBe('common.bad_request');
  });

  it('words of the text › picked › make a version, of which plans, their run, cores and candidates know', async () => {
    const { id: positionId } = await aPosition(caller, { description });
    const before = await planned(positionId);
    expect(await pick(positionId, [lift])).toMatchObject({ alsoChecked: [lift], positionVersion: 2 });
    expect(await pick(positionId, [lift])).toMatchObject({ positionVersion: 2 });
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
      expect(plan.requirements.map(({ basis }) => basis)).toEqual([lift, 'German at B2']);
      expect(coreHash(plan)).toBe(coreHash(after.plan));
    }
    const params = { interviewId: after.id };
    await caller.call(startInterview, { params });
    const run = await caller.call(getRun, { params });
    expect(run.plan.requirements[0]?.text).toBe(`The posting says: “${lift}”. Do you meet this requirement?`);
    const [listed] = await caller.call(listCandidateRequirements, { params: { candidateId: before.candidateId } });
    expect(listed?.requirements.map(({ text }) => text)).toEqual([lift, 'German at B2']);
  });

  it('a pick › crossed out › is left by the plans that have it; its words gone from the text, it is in no list', async () => {
    const { id: positionId } = await caller.call(createPosition, {
      body: { title: 'Roofer', level: 'middle', description, alsoChecked: [lift] },
    });
    const { id } = await planned(positionId);
    const params = { interviewId: id };
    await caller.call(startInterview, { params });
    await caller.call(updatePosition, { params: { positionId }, body: { notChecked: [lift] } });
    expect((await caller.call(getRun, { params })).notChecked).toEqual([0]);
    const left = await planned(positionId);
    expect(left.plan.requirements.map(({ basis }) => basis)).toEqual(['German at B2']);

    const changed = description.replace('25 kg', '30 kg');
    await caller.call(updatePosition, { params: { positionId }, body: { description: changed, notChecked: [] } });
    expect((await planned(positionId)).plan.requirements).toHaveLength(1);
    // The words are kept, so that they count again if they return to the text.
    expect((await caller.call(getPosition, { params: { positionId } })).alsoChecked).toEqual([lift]);
  });
});
