import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { listCandidates } from '#contracts/hiring/candidates.ts';
import { applyOperations } from '#contracts/interviewing/run/interview-run.ts';
import { putSummary } from '#contracts/interviewing/summary/interview-summary.ts';
import {
  cancelInterview,
  completeInterview,
  deleteInterview,
  reopenInterview,
  startInterview,
  undoStart,
} from '#contracts/interviewing/interviewing.ts';
import { aCandidate, aPosition, anInterview } from '#tests/helpers/api/builders.ts';
import { type Recruiter, aPlannedInterview, aRecruiter } from '#tests/helpers/api/recruiter.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';

const hire = { overallAssessment: 'Knows it.', strengths: [], concerns: [], recommendation: 'hire' as const };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** The stages under which the list contains a candidate. */
async function stagesOf(user: Recruiter, candidateId: string): Promise<string[]> {
  const found: string[] = [];
  for (const stage of ['none', 'planned', 'to_decide', 'decided'] as const) {
    const { items } = await user.call(listCandidates, { query: { stage } });
    if (items.some(({ id }) => id === candidateId)) found.push(stage);
  }
  return found;
}

it('candidates by stage › from no interview to a decision and back › each is in the list of where the newest one is', async () => {
  const user = await aRecruiter(app, { premium: true });
  const { id: positionId } = await aPosition(user);
  const { id: candidateId } = await aCandidate(user, { positionId });
  const stages = () => stagesOf(user, candidateId);
  expect(await stages()).toEqual(['none']);
  const draft = await anInterview(user, { positionId, candidateId });
  expect(await stages()).toEqual(['planned']);
  await user.call(deleteInterview, { params: { interviewId: draft.id } });
  expect(await stages()).toEqual(['none']);

  const { id: interviewId, plan } = await aPlannedInterview(user, { positionId, candidateId });
  const interview = { params: { interviewId } };
  expect(await stages()).toEqual(['planned']);
  await user.call(startInterview, interview);
  await user.call(undoStart, interview);
  await user.call(startInterview, interview);
  expect(await stages()).toEqual(['planned']);
  const operations = plan.questions.map(({ id: questionId }) => ({
    id: randomUUID(),
    at: new Date().toISOString(),
    kind: 'score' as const,
    questionId,
    baseVersion: 0,
    value: 6,
  }));
  await user.call(applyOperations, { ...interview, body: { operations } });
  await user.call(completeInterview, interview);
  expect(await stages()).toEqual(['to_decide']);
  await user.call(putSummary, { ...interview, body: hire });
  expect(await stages()).toEqual(['decided']);
  await user.call(putSummary, { ...interview, body: { ...hire, recommendation: null } });
  expect(await stages()).toEqual(['to_decide']);
  await user.call(putSummary, { ...interview, body: hire });
  await user.call(reopenInterview, { ...interview, body: { reason: 'one more question' } });
  expect(await stages()).toEqual(['planned']);
  await user.call(completeInterview, interview);

  const second = await anInterview(user, { positionId, candidateId });
  expect(await stages()).toEqual(['planned']);
  await user.call(cancelInterview, { params: { interviewId: second.id }, body: { reason: 'other' } });
  expect(await stages()).toEqual([]);
  expect(await stagesOf(await aRecruiter(app), candidateId)).toEqual([]);
});
