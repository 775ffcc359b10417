import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updatePosition } from '#contracts/hiring/positions.ts';
import { listCandidateRequirements } from '#contracts/interviewing/candidate-requirements.ts';
import { aCandidate, aPosition, cvText } from '#tests/helpers/api/builders.ts';
import { type Recruiter, aPlannedInterview, aRecruiter } from '#tests/helpers/api/recruiter.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';
import { asDatabaseOwner } from '#tests/helpers/database/as-database-owner.ts';

let app: TestApp;
let caller: Recruiter;
beforeAll(async () => {
  app = await startTestApp();
  caller = await aRecruiter(app, { premium: true });
});
afterAll(() => app.close());

const posting = 'You build APIs.\n\nRequirements:\n- German at B2\n- Full UK driving licence';
const withYears = `${posting}\n- At least 30 years in API work`;
const cv = `${cvText}\n\nLanguages\nEnglish C1, German B2`;

const requirements = (candidateId: string) => caller.call(listCandidateRequirements, { params: { candidateId } });

describe('listCandidateRequirements', () => {
  it('a posting with two › the line of the CV stands at the one that it speaks of, and the other is to be asked', async () => {
    const { id: positionId, title } = await aPosition(caller, { description: posting });
    const { id } = await aCandidate(caller, { cv, positionId });
    const [first, ...others] = await requirements(id);
    expect(others).toEqual([]);
    expect(first?.position).toEqual({ id: positionId, title });
    expect(first?.requirements).toMatchObject([
      { text: 'German at B2', kind: 'language', shown: { page: 1, quote: 'English C1, German B2' } },
      { text: 'Full UK driving licence', kind: 'licence', shown: null },
    ]);
  });

  it('a lower level of a language › is to be clarified, also where a plan has taken it for an answer', async () => {
    const { id: positionId } = await aPosition(caller, { description: posting });
    const { id: candidateId } = await aCandidate(caller, { cv: cv.replace('German B2', 'German B1'), positionId });
    const german = async () => (await requirements(candidateId))[0]?.requirements[0];
    const partly = { page: 1, quote: 'English C1, German B1' };
    expect(await german()).toMatchObject({ text: 'German at B2', shown: null, partly });
    const { id, plan } = await aPlannedInterview(caller, { positionId, candidateId });
    const index = plan.requirements.findIndex(({ basis }) => basis === 'German at B2');
    const found = JSON.stringify([{ index, evidence: (await german())?.partly }]);
    const planted = await asDatabaseOwner(
      app,
      `update interviewing.plan_version v set content = jsonb_set(v.content, '{candidate,requirementEvidence}', $2::jsonb)
        from interviewing.plan p where p.id = v.plan_id and p.interview_id = $1`,
      [id, found],
    );
    expect(planted).toBe(1);
    expect(await german()).toMatchObject({ shown: null, partly });
  });

  it('years of work that no line says › are not shown by what was done in them, and are counted', async () => {
    const { id: positionId } = await aPosition(caller, { description: withYears });
    const { id } = await aCandidate(caller, { cv, positionId });
    const [first] = await requirements(id);
    expect(first?.requirements.map(({ years, shown }) => [years, shown === null])).toEqual([
      [0, false],
      [0, true],
      [30, true],
    ]);
  });

  it('no CV, or nothing required › says nothing', async () => {
    const { id: positionId } = await aPosition(caller, { description: posting });
    expect(await requirements((await aCandidate(caller, { positionId })).id)).toEqual([]);
    const quiet = await aPosition(caller, { description: 'You build APIs.' });
    expect(await requirements((await aCandidate(caller, { cv, positionId: quiet.id })).id)).toEqual([]);
  });

  it('a plan found that a line leaves one open › that line says it in part, and nothing is shown for it', async () => {
    const { id: positionId } = await aPosition(caller, { description: posting });
    const { id: candidateId } = await aCandidate(caller, { cv, positionId });
    const { id, plan } = await aPlannedInterview(caller, { positionId, candidateId });
    const [before] = await requirements(candidateId);
    const evidence = before?.requirements.find((one) => one.shown !== null)?.shown;
    const index = plan.requirements.findIndex(({ basis }) => basis === 'German at B2');
    expect(before?.requirements[index]).toMatchObject({ shown: evidence, partly: null });
    const open = JSON.stringify([{ text: 'Which level is your German now?', requirement: index, evidence }]);
    const planted = await asDatabaseOwner(
      app,
      `update interviewing.plan_version v set content = jsonb_set(v.content, '{candidate,toSettle}', $2::jsonb)
        from interviewing.plan p where p.id = v.plan_id and p.interview_id = $1`,
      [id, open],
    );
    expect(planted).toBe(1);
    expect((await requirements(candidateId))[0]?.requirements[index]).toMatchObject({ shown: null, partly: evidence });
  });

  it('a plan found a line that no word leads to › that line stands, until the posting changes', async () => {
    const { id: positionId } = await aPosition(caller, { description: posting });
    const { id: candidateId } = await aCandidate(caller, { cv, positionId });
    const { id, plan } = await aPlannedInterview(caller, { positionId, candidateId });
    const [before] = await requirements(candidateId);
    const shown = before?.requirements.find((one) => one.shown !== null)?.shown;
    const index = plan.requirements.findIndex(({ basis }) => basis === 'Full UK driving licence');
    const found = JSON.stringify([{ index, evidence: { ...shown, quote: 'English C1' } }]);
    const planted = await asDatabaseOwner(
      app,
      `update interviewing.plan_version v set content = jsonb_set(v.content, '{candidate,requirementEvidence}', $2::jsonb)
        from interviewing.plan p where p.id = v.plan_id and p.interview_id = $1`,
      [id, found],
    );
    expect(planted).toBe(1);
    expect((await requirements(candidateId))[0]?.requirements[index]?.shown?.quote).toBe('English C1');
    const body = { description: `${posting}\n- Safe Pass` };
    await caller.call(updatePosition, { params: { positionId }, body });
    expect((await requirements(candidateId))[0]?.requirements.map((one) => one.shown?.quote)).toEqual([
      'English C1, German B2',
      undefined,
      undefined,
    ]);
  });
});
