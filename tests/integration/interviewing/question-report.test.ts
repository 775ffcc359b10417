import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteCandidate } from '#contracts/hiring/candidates.ts';
import { updatePosition } from '#contracts/hiring/positions.ts';
import {
  type Recommendation,
  cancelInterview,
  completeInterview,
  startInterview,
} from '#contracts/interviewing/interviewing.ts';
import { editPlan } from '#contracts/interviewing/plan/plan-edit.ts';
import type { Plan, Question } from '#contracts/interviewing/plan/plan.ts';
import { reportQuestions } from '#contracts/interviewing/question-report.ts';
import { type Operation, applyOperations } from '#contracts/interviewing/run/interview-run.ts';
import { putSummary } from '#contracts/interviewing/summary/interview-summary.ts';
import { newId } from '#platform/new-id.ts';
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

interface Held {
  readonly positionId: string;
  /** of each core question by its index, from 0; or what happened to it */
  readonly scores: (at: number) => number | 'skip' | 'leave';
  /** seconds on each core question */
  readonly spent?: (question: Question) => number;
  readonly flagged?: boolean;
  readonly recommendation?: Recommendation;
  readonly durationMinutes?: number;
  readonly extraTime?: 100;
  /** before the interview starts */
  readonly change?: (id: string, plan: Plan) => Promise<unknown>;
  readonly end?: 'complete' | 'cancel' | 'none';
}

/** A completed interview. Questions for one person get a score of 0 and an hour: they must appear in no report. */
async function held({ positionId, durationMinutes = 60, ...given }: Held) {
  const candidateId = (await aCandidate(caller, { cv: cvText })).id;
  const { id, plan } = await aPlannedInterview(caller, {
    positionId,
    candidateId,
    changes: { durationMinutes, ...(given.extraTime && { adjustments: { extraTime: 100, breakMinutes: 0 } }) },
  });
  await given.change?.(id, plan);
  const params = { interviewId: id };
  await caller.call(startInterview, { params });
  const at = new Date().toISOString();
  const core = plan.questions.filter(({ block }) => block === 'core');
  const operations = plan.questions.flatMap((question): Operation[] => {
    const { id: questionId } = question;
    const place = core.indexOf(question);
    const answer = { at, questionId, baseVersion: 0 };
    const score = place === -1 ? 0 : given.scores(place);
    const spent = place === -1 ? 3600 : (given.spent?.(question) ?? 0);
    if (score === 'leave') return [];
    return [
      score === 'skip'
        ? { ...answer, id: newId(), kind: 'state', value: { state: 'skipped', reason: 'no_time' } }
        : { ...answer, id: newId(), kind: 'score', value: score },
      ...(spent > 0 ? [{ id: newId(), at, questionId, kind: 'spent' as const, value: spent }] : []),
      ...(given.flagged === true ? [{ ...answer, id: newId(), kind: 'flag' as const, value: true }] : []),
    ];
  });
  await caller.call(applyOperations, { params, body: { operations } });
  if (given.end === 'cancel') await caller.call(cancelInterview, { params, body: { reason: 'interviewer' } });
  if ((given.end ?? 'complete') === 'complete') await caller.call(completeInterview, { params });
  if (given.recommendation !== undefined) {
    const body = { overallAssessment: '', strengths: [], concerns: [], recommendation: given.recommendation };
    await caller.call(putSummary, { params, body });
  }
  return { id, plan, candidateId, core };
}

const aPost = async () => (await aPosition(caller)).id;
const report = async (positionId: string) => (await caller.call(reportQuestions, { params: { positionId } })).rounds;

describe('reportQuestions', () => {
  it('no completed interview: one runs, one was cancelled › says nothing', async () => {
    const positionId = await aPost();
    await held({ positionId, scores: () => 7, end: 'cancel' });
    await held({ positionId, scores: () => 7, end: 'none' });
    expect(await report(positionId)).toEqual([]);
  });

  it('three interviews › each shared question with scores, minutes, skips and flags, and what they say; nothing of those for one person', async () => {
    const positionId = await aPost();
    const slow = ({ expectedMin }: Question) => expectedMin * 60 * 1.5;
    const { core } = await held({ positionId, scores: () => 7, spent: slow, flagged: true });
    await held({ positionId, scores: (at) => (at === 0 ? 2 : 7), spent: slow });
    await held({ positionId, scores: (at) => (at === 0 ? 9 : at === 1 ? 'skip' : 8), spent: slow });
    const [round, ...others] = await report(positionId);
    expect(others).toEqual([]);
    expect(round).toMatchObject({ type: 'technical', durationMinutes: 60, language: 'en', interviews: 3, leftOut: 0 });
    const questions = new Map(round?.questions.map((question) => [question.text, question]));
    expect([...questions.keys()].toSorted()).toEqual(core.map(({ text }) => text).toSorted());
    const [first, second, third] = core.map(({ text }) => questions.get(text));
    const whole = { interviews: 3, isAskedNow: true, redFlags: 1, notReached: 0, outcomes: null };
    expect(first).toMatchObject({ ...whole, asked: 3, skipped: 0, scores: { of: 3, mean: 6, least: 2, most: 9 } });
    expect(first?.findings[0]).toEqual({ kind: 'apart', of: 3, from: 2, to: 9 });
    expect(second).toMatchObject({ ...whole, asked: 2, skipped: 1, scores: { of: 2, mean: 7 } });
    // Two answers and one skip: no conclusion.
    expect(second?.findings).toEqual([]);
    const planned = core[2]?.expectedMin ?? 0;
    expect(third).toMatchObject({ ...whole, minutes: { taken: Math.round(planned * 1.5), planned, of: 3 } });
    expect(third?.findings).toEqual([
      { kind: 'alike', within: 3, of: 3, from: 7, to: 8 },
      { kind: 'slow', taken: Math.round(planned * 1.5), planned, of: 3 },
    ]);
    expect(third?.scores.counts).toEqual([0, 0, 0, 0, 0, 0, 0, 2, 1, 0, 0]);
    expect(round?.scores.of).toBe(3 * core.length - 1);
    expect(round?.oneBand).toEqual({ band: '7-8', within: 3 * core.length - 3 });
  });

  it('an optional question that nobody came to › is told as not reached', async () => {
    const positionId = await aPost();
    const change = (interviewId: string, { questions, version }: Plan) =>
      caller.call(editPlan, {
        params: { interviewId },
        body: { questions: questions.map(({ id }) => ({ id, mustAsk: false })) },
        ifMatch: version,
      });
    const last = (at: number) => (at === 1 ? 'leave' : 5);
    const { core } = await held({ positionId, scores: last, change });
    for (const scores of [last, () => 5]) await held({ positionId, scores, change });
    const [round] = await report(positionId);
    const left = round?.questions.find(({ text }) => text === core[1]?.text);
    expect(left).toMatchObject({ interviews: 3, asked: 1, skipped: 0, notReached: 2 });
    expect(left?.findings).toEqual([{ kind: 'notReached', times: 2, of: 3 }]);
  });

  it('a plan with one question changed by hand › the rest counts with the others, the changed one is left out', async () => {
    const positionId = await aPost();
    const { core } = await held({ positionId, scores: () => 5 });
    await held({
      positionId,
      scores: () => 6,
      change: (interviewId, { questions, version }) =>
        caller.call(editPlan, {
          params: { interviewId },
          body: {
            questions: questions.map(({ id }) => ({
              id,
              ...(id === core[0]?.id && { text: 'What did you build last?' }),
            })),
          },
          ifMatch: version,
        }),
    });
    const [round] = await report(positionId);
    expect(round).toMatchObject({ interviews: 2, leftOut: 1 });
    const asked = new Map(round?.questions.map(({ text, interviews }) => [text, interviews]));
    expect(core.map(({ text }) => asked.get(text))).toEqual(core.map((_, at) => (at === 0 ? 1 : 2)));
    expect(asked.has('What did you build last?')).toBe(false);
  });

  it('somebody who had twice the time › counts in the scores and not in the minutes', async () => {
    const positionId = await aPost();
    const spent = ({ expectedMin }: Question) => expectedMin * 60;
    const { core } = await held({ positionId, scores: () => 5, spent });
    await held({ positionId, scores: () => 6, spent: () => 3000, extraTime: 100 });
    const [round] = await report(positionId);
    const [first] = core;
    expect(round?.questions.find(({ text }) => text === first?.text)).toMatchObject({
      scores: { of: 2 },
      minutes: { taken: first?.expectedMin, planned: first?.expectedMin, of: 1 },
    });
  });

  it('three to be hired and three not › how many of each scored 7 or more', async () => {
    const positionId = await aPost();
    for (const score of [7, 8, 6]) await held({ positionId, scores: () => score, recommendation: 'hire' });
    for (const score of [3, 4, 7]) await held({ positionId, scores: () => score, recommendation: 'no_hire' });
    const [round] = await report(positionId);
    expect(round?.questions[0]?.outcomes).toEqual({ hire: { of: 3, strong: 2 }, noHire: { of: 3, strong: 1 } });
  });

  it('a changed text › what was asked is not asked now, and interviews of another length stand apart', async () => {
    const positionId = await aPost();
    await held({ positionId, scores: () => 5 });
    await held({ positionId, scores: () => 5, durationMinutes: 30 });
    expect((await report(positionId)).map(({ durationMinutes }) => durationMinutes)).toEqual([30, 60]);
    await caller.call(updatePosition, { params: { positionId }, body: { description: 'You run a bakery.' } });
    const after = (await report(positionId)).flatMap(({ questions }) => questions);
    expect(after.map(({ isAskedNow }) => isAskedNow)).toEqual(after.map(() => false));
  });

  it('a candidate who is deleted › is in no figure at once', async () => {
    const positionId = await aPost();
    await held({ positionId, scores: () => 5 });
    const { candidateId } = await held({ positionId, scores: () => 9 });
    expect((await report(positionId))[0]).toMatchObject({ interviews: 2, scores: { most: 9 } });
    await caller.call(deleteCandidate, { params: { candidateId } });
    expect((await report(positionId))[0]).toMatchObject({ interviews: 1, scores: { most: 5 } });
  });

  it('a position of somebody else › answers hiring.position_not_found', async () => {
    const positionId = await aPost();
    const other = await aRecruiter(app);
    expect(await other.refusal(reportQuestions, { params: { positionId } })).toMatchObject({
      status: 404,
      code: 'hiring.position_not_found',
    });
  });
});
