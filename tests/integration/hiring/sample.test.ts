import { afterAll, beforeAll, expect, it } from 'vitest';
import { limitsStatus } from '#contracts/billing/billing.ts';
import { getCandidate, listCandidates } from '#contracts/hiring/candidates.ts';
import { getPosition, listPositions } from '#contracts/hiring/positions.ts';
import { createSample, deleteSample } from '#contracts/hiring/sample.ts';
import { createInterview, listInterviews } from '#contracts/interviewing/interviewing.ts';
import { aCandidate, newInterview } from '#tests/helpers/api/builders.ts';
import { type Recruiter, aRecruiter } from '#tests/helpers/api/recruiter.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function livePositions(caller: Recruiter): Promise<number | undefined> {
  return (await caller.call(limitsStatus)).find(({ resource }) => resource === 'positions')?.used;
}

it('a sample › made twice at once › is one position and one candidate whose CV is read, and counts', async () => {
  const caller = await aRecruiter(app);
  const [one, other] = await Promise.all([caller.call(createSample), caller.call(createSample)]);
  expect(other).toEqual(one);
  expect(await caller.call(getPosition, { params: { positionId: one.positionId } })).toMatchObject({
    sample: true,
    candidatesCount: 1,
  });
  expect(await caller.call(getCandidate, { params: { candidateId: one.candidateId } })).toMatchObject({
    sample: true,
    cv: { state: 'ready' },
    profile: { lastRole: { title: 'Senior backend engineer', organisation: 'Northgate Logistics' } },
    positions: [{ id: one.positionId }],
  });
  expect(await livePositions(caller)).toBe(1);
});

it('a sample with an interview › removed › is gone from every list at once, and its unit comes back', async () => {
  const caller = await aRecruiter(app);
  const stranger = await aRecruiter(app);
  const theirs = await stranger.call(createSample);
  const { positionId, candidateId } = await caller.call(createSample);
  await caller.call(createInterview, { body: newInterview(positionId, candidateId) });
  await caller.call(deleteSample);
  expect(await caller.call(listPositions)).toEqual([]);
  expect((await caller.call(listCandidates)).items).toEqual([]);
  expect((await caller.call(listInterviews)).items).toEqual([]);
  expect(await livePositions(caller)).toBe(0);
  expect((await stranger.call(getPosition, { params: { positionId: theirs.positionId } })).sample).toBe(true);
  // without a sample nothing happens; and a new one can be created
  await caller.call(deleteSample);
  expect((await caller.call(createSample)).positionId).not.toBe(positionId);
});

it('a sample position › that a candidate of one’s own was given › stays when the sample is removed, as one’s own', async () => {
  const caller = await aRecruiter(app);
  const { positionId, candidateId } = await caller.call(createSample);
  const own = await aCandidate(caller, { positionId });
  await caller.call(deleteSample);
  expect(await caller.call(getPosition, { params: { positionId } })).toMatchObject({ sample: false, status: 'active' });
  expect((await caller.call(listCandidates)).items.map(({ id }) => id)).toEqual([own.id]);
  expect((await caller.refusal(getCandidate, { params: { candidateId } })).status).toBe(404);
  expect(await livePositions(caller)).toBe(1);
});
