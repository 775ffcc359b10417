import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelInterview, getInterview } from '#contracts/interviewing/interviewing.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import { tasksOfOthers } from '#modules/interviewing/generation/tasks-of-others.ts';
import { aPosition, cvText } from '#tests/helpers/api/builders.ts';
import { aPlannedInterview, aRecruiter } from '#tests/helpers/api/recruiter.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';
import { asDatabaseOwner } from '#tests/helpers/database/as-database-owner.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('tasksOfOthers › a candidate is set a task on a sheet › others beside the same core can be set it, nobody else', async () => {
  const caller = await aRecruiter(app, { premium: true });
  const { id: positionId } = await aPosition(caller);
  const { id, plan } = await aPlannedInterview(caller, { positionId, cv: cvText });
  const { candidate } = await caller.call(getInterview, { params: { interviewId: id } });
  const own = plan.questions.find(({ block }) => block === 'cv');
  if (own === undefined) throw new Error('a plan from a CV asks about it');
  const ask = 'Look at this sheet: which load do you hold?';
  const setSheet = (change: object) =>
    asDatabaseOwner(
      app,
      `update interviewing.plan_version v set content = jsonb_set(v.content, '{questions}', (
         select jsonb_agg(case when question ->> 'id' = $2
           then question - 'evidence' - 'source' || $3::jsonb else question end order by at)
         from jsonb_array_elements(v.content -> 'questions') with ordinality as each (question, at)))
       from interviewing.plan p where p.id = v.plan_id and p.interview_id = $1`,
      [id, own.id, JSON.stringify(change)],
    );
  const position = { id: positionId, version: 1, title: '', description: '', focusAreas: [], level: 'senior' } as const;
  const listed = async (change: { candidateId?: string; coreHash?: string; owner?: string; asked?: string[] } = {}) => {
    const { candidateId = newId(), coreHash = plan.coreHash, owner = caller.session.user.id, asked = [] } = change;
    const tasks = await asTenant(app.deps.db, owner, (tx) =>
      tasksOfOthers(tx, { position, candidateId, coreHash }, asked),
    );
    return tasks.map(({ text }) => text);
  };

  expect(await listed()).toEqual([]);
  await setSheet({ text: `You led it. ${ask}`, handout: ['S1: 134.5'] });
  expect(await listed()).toEqual([ask]);
  expect(await listed({ candidateId: candidate.id })).toEqual([]);
  expect(await listed({ coreHash: 'another' })).toEqual([]);
  expect(await listed({ asked: [ask] })).toEqual([]);
  expect(await listed({ owner: (await aRecruiter(app)).session.user.id })).toEqual([]);
  await caller.call(cancelInterview, { params: { interviewId: id }, body: { reason: 'other' } });
  expect(await listed()).toEqual([]);
});
