import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Recommendation,
  completeInterview,
  getInterview,
  startInterview,
} from '#contracts/interviewing/interviewing.ts';
import { type Operation, applyOperations } from '#contracts/interviewing/run/interview-run.ts';
import { getSummary, putSummary } from '#contracts/interviewing/summary/interview-summary.ts';
import { editPlan } from '#contracts/interviewing/plan/plan-edit.ts';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { comparePosition } from '#contracts/interviewing/position-comparison.ts';
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
  readonly name: string;
  /** of every core question */
  readonly score: number;
  readonly recommendation?: Recommendation;
  readonly durationMinutes?: number;
  /** before the interview starts */
  readonly change?: (id: string, plan: Plan) => Promise<unknown>;
}

/** A completed interview and, with a recommendation, a decided one. */
async function held({ positionId, name, score, recommendation, durationMinutes = 60, change }: Held) {
  const candidateId = (await aCandidate(caller, { name, cv: cvText })).id;
  const { id, plan } = await aPlannedInterview(caller, { positionId, candidateId, changes: { durationMinutes } });
  await change?.(id, plan);
  const params = { interviewId: id };
  await caller.call(startInterview, { params });
  const at = new Date().toISOString();
  const operations = plan.questions.flatMap(({ id: questionId, block }): Operation[] => {
    const answer = { at, questionId, baseVersion: 0 };
    return [
      { ...answer, id: newId(), kind: 'score', value: block === 'core' ? score : 0 },
      { ...answer, id: newId(), kind: 'note', value: `${name} on ${block}` },
    ];
  });
  const requirement: Operation = { id: newId(), at, kind: 'requirement', index: 0, value: 'open' };
  await caller.call(applyOperations, { params, body: { operations: [...operations, requirement] } });
  await caller.call(completeInterview, { params });
  const body = {
    overallAssessment: 'Heard and scored.',
    strengths: [],
    concerns: [],
    recommendation: recommendation ?? null,
  };
  await caller.call(putSummary, { params, body });
  return { id, plan };
}

const aPost = async () =>
  (await aPosition(caller, { description: 'You build APIs.\n\nRequirements:\n- English at B2' })).id;
const comparison = (positionId: string) => caller.call(comparePosition, { params: { positionId } });

describe('comparePosition', () => {
  it('two decided interviews › have the same questions side by side, with scores, notes and requirements, in the order they took place', async () => {
    const positionId = await aPost();
    const first = await held({ positionId, name: 'Ada Example', score: 5, recommendation: 'no_hire' });
    expect(await comparison(positionId)).toEqual({ rounds: [], undecided: 0, isCut: false });
    const second = await held({ positionId, name: 'Boris Example', score: 8, recommendation: 'hire' });
    const {
      rounds: [round],
      ...rest
    } = await comparison(positionId);
    expect(rest).toEqual({ undecided: 0, isCut: false });
    const wanted = new Map(first.plan.decision?.offer?.leastScores.map((one) => [one.order, one]));
    const asked = first.plan.questions.filter(({ block }) => block === 'core');
    const decides = ({ order }: (typeof asked)[number]) => wanted.get(order)?.ifAsked !== true;
    const core = [...asked.filter(decides), ...asked.filter((question) => !decides(question))];
    expect(core).not.toEqual(core.filter(decides));
    expect(round?.questions.map(({ text }) => text)).toEqual(core.map(({ text }) => text));
    expect(round?.questions.every(({ competency }) => competency !== '')).toBe(true);
    const musts = first.plan.competencies.filter(({ mustHave }) => mustHave).map(({ id }) => id);
    expect(round?.questions.map(({ mustHave }) => mustHave)).toEqual(
      core.map(({ competencyId }) => musts.includes(competencyId)),
    );
    expect(round?.questions.map(({ least, decides: isDeciding }) => [least, isDeciding])).toEqual(
      core.map((question) => [decides(question) ? 6 : 4, decides(question)]),
    );
    expect(round?.requirements).toEqual(first.plan.requirements.map(({ text }) => text));
    expect(round?.interviews).toMatchObject([
      { id: first.id, candidate: { name: 'Ada Example' }, recommendation: 'no_hire', sameCore: true, mean: 5 },
      { id: second.id, candidate: { name: 'Boris Example' }, recommendation: 'hire', sameCore: true, mean: 8 },
    ]);
    // As in lists and in the summary: questions for one person, scored 0 here, do not count.
    for (const { id, mean } of round?.interviews ?? []) {
      const params = { interviewId: id };
      expect(await caller.call(getInterview, { params })).toMatchObject({ score: mean });
      expect(await caller.call(getSummary, { params })).toMatchObject({ score: mean });
    }
    for (const { answers, candidate, mean } of round?.interviews ?? []) {
      // It contains no questions for one person only.
      const answer = { score: mean, notes: `${candidate.name} on core`, redFlagSeen: false };
      expect(answers).toEqual(core.map(() => answer));
    }
    expect(round?.interviews.map(({ requirements }) => requirements[0])).toEqual(['open', 'open']);
    expect(round?.interviews.map(({ unmet }) => unmet)).toEqual([1, 2].map(() => ({ notMet: 0, open: 1 })));
  });

  it('another length, or no recommendation yet › is not beside them; who waits for one is counted alone', async () => {
    const positionId = await aPost();
    await held({ positionId, name: 'Ada Example', score: 5, recommendation: 'hire' });
    await held({ positionId, name: 'Boris Example', score: 6, recommendation: 'hire', durationMinutes: 30 });
    await held({ positionId, name: 'Cyril Example', score: 7 });
    expect(await comparison(positionId)).toEqual({ rounds: [], undecided: 1, isCut: false });
  });

  it('a question changed for one candidate › the others are the measure, and that one says so', async () => {
    const positionId = await aPost();
    const { plan } = await held({ positionId, name: 'Ada Example', score: 5, recommendation: 'hire' });
    await held({ positionId, name: 'Boris Example', score: 6, recommendation: 'hire' });
    const changed = (interviewId: string, { questions, version }: Plan) =>
      caller.call(editPlan, {
        params: { interviewId },
        body: {
          questions: questions.map(({ id }, at) => ({ id, ...(at === 0 && { text: 'What did you build last?' }) })),
        },
        ifMatch: version,
      });
    await held({ positionId, name: 'Cyril Example', score: 7, recommendation: 'hire', change: changed });
    const { rounds } = await comparison(positionId);
    expect(rounds[0]?.interviews.map(({ sameCore }) => sameCore)).toEqual([true, true, false]);
    const at = rounds[0]?.questions.findIndex(({ text }) => text === plan.questions[0]?.text) ?? -1;
    expect(rounds[0]?.interviews.map(({ answers }) => answers[at])).toMatchObject([{ score: 5 }, { score: 6 }, null]);
    expect(rounds[0]?.interviews[2]?.answers.filter((answer) => answer !== null)).not.toHaveLength(0);
    for (const answer of rounds[0]?.interviews[2]?.answers ?? []) expect(answer?.score ?? 7).toBe(7);
  });

  it('a position of somebody else › answers hiring.position_not_found', async () => {
    const positionId = await aPost();
    const other = await aRecruiter(app);
    expect(await other.refusal(comparePosition, { params: { positionId } })).toMatchObject({
      status: 404,
      code: 'hiring.position_not_found',
    });
  });
});
