import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getCandidate } from '#contracts/hiring/candidates.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { mergeCandidates } from '#contracts/interviewing/candidate-merge.ts';
import { createInterview, listInterviews } from '#contracts/interviewing/interviewing.ts';
import { editPlan, lockQuestion } from '#contracts/interviewing/plan/plan-edit.ts';
import { replaceQuestion } from '#contracts/interviewing/plan/question-replacement.ts';
import { type Operation, applyOperations, getRun } from '#contracts/interviewing/run/interview-run.ts';
import { suggestScore } from '#contracts/interviewing/run/score-suggestion.ts';
import { createShare, listShares, revokeShare } from '#contracts/interviewing/summary/interview-share.ts';
import { newId } from '#platform/new-id.ts';
import { aCandidate, aPosition, cvText, newInterview } from '#tests/helpers/api/builders.ts';
import type { CallInput, UncheckedInput } from '#tests/helpers/api/client.ts';
import { ownedRows } from '#tests/helpers/database/owned-rows.ts';
import { type Recruiter, aPlannedInterview, aRecruiter, aStartedInterview } from '#tests/helpers/api/recruiter.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';

// foreign-ids.test.ts gives each call ids of one account only. Here one id of a call belongs to the caller and another
// one to somebody else, or to another interview of the caller.

interface Ids {
  readonly position: string;
  readonly candidate: string;
  readonly cv: string;
  readonly planned: string;
  readonly question: string;
  readonly running: string;
  readonly runningQuestion: string;
  readonly share: string;
}

let app: TestApp;
let caller: Recruiter;
let other: Recruiter;
let mine: Ids;
let theirs: Ids;
/** a second set of the caller's own */
let apart: Ids;

beforeAll(async () => {
  app = await startTestApp();
  caller = await aRecruiter(app, { premium: true });
  other = await aRecruiter(app, { premium: true });
  mine = await oneOfEach(caller);
  apart = await oneOfEach(caller);
  theirs = await oneOfEach(other);
}, 120_000);

afterAll(() => app.close());

async function oneOfEach(owner: Recruiter): Promise<Ids> {
  const { id: positionId } = await aPosition(owner);
  const { id: candidateId } = await aCandidate(owner, { cv: cvText, positionId });
  const { cv } = await owner.call(getCandidate, { params: { candidateId } });
  const planned = await aPlannedInterview(owner, { positionId, candidateId });
  const running = await aStartedInterview(owner, { positionId, candidateId });
  const share = { params: { interviewId: planned.id }, body: { view: 'plan', hideName: false } } as const;
  const { link } = await owner.call(createShare, share);
  return {
    position: positionId,
    candidate: candidateId,
    cv: cv?.id ?? '',
    planned: planned.id,
    question: planned.plan.questions.find(({ block }) => block === 'cv')?.id ?? '',
    running: running.id,
    runningQuestion: running.questions[0]?.id ?? '',
    share: link.id,
  };
}

interface Call {
  readonly what: string;
  readonly endpoint: Endpoint;
  readonly input: UncheckedInput<Endpoint>;
}

function called<E extends Endpoint>(what: string, endpoint: E, input: CallInput<E>): Call {
  return { what, endpoint, input };
}

/** Calls with ids of another account beside the caller's own. */
function acrossAccounts(): Call[] {
  const interview = (positionId: string, candidateId: string, cvId?: string) => ({
    body: newInterview(positionId, candidateId, cvId === undefined ? {} : { cvId }),
  });
  const merge = (candidateId: string, otherId: string) => ({ params: { candidateId }, body: { otherId } });
  return [
    called('another’s candidate', createInterview, interview(mine.position, theirs.candidate)),
    called('another’s position', createInterview, interview(theirs.position, mine.candidate)),
    called('another’s CV', createInterview, interview(mine.position, mine.candidate, theirs.cv)),
    called('another’s candidate as the double', mergeCandidates, merge(mine.candidate, theirs.candidate)),
    called('one’s own as the double of another’s', mergeCandidates, merge(theirs.candidate, mine.candidate)),
    ...withinAccount(theirs),
  ];
}

/** Calls about one interview with ids of another one. */
function withinAccount(from: Ids): Call[] {
  const { planned, running } = mine;
  const question = { params: { interviewId: planned, questionId: from.question } };
  return [
    called('the link of another interview', revokeShare, { params: { interviewId: planned, shareId: from.share } }),
    called('a question of another plan', lockQuestion, { ...question, body: { locked: true } }),
    called('a question of another plan', replaceQuestion, { ...question, body: { wanted: 'other', version: 1 } }),
    called('a question of another run', suggestScore, {
      params: { interviewId: running, questionId: from.runningQuestion },
    }),
    called('a question of another plan', editPlan, {
      params: { interviewId: planned },
      body: { questions: [{ id: from.question }] },
    }),
  ];
}

describe('ids of two owners in one call', () => {
  it('each call › is refused, and changes nothing of either', async () => {
    const before = [await ownedRows(app, other.userId), await ownedRows(app, caller.userId)];
    for (const { what, endpoint, input } of [...acrossAccounts(), ...withinAccount(apart)]) {
      const { status, code } = await caller.refusal(endpoint, input);
      const said = [`${endpoint.method} ${endpoint.path}`, what, status, code];
      expect(said).toEqual([
        said[0],
        what,
        expect.toBeOneOf([404, 422]),
        expect.stringMatching(/[._](?:not_found|unknown)$/),
      ]);
    }
    expect([await ownedRows(app, other.userId), await ownedRows(app, caller.userId)]).toEqual(before);
  });

  it('an answer to a question of another interview › is refused for good, and written nowhere', async () => {
    const answers = [theirs.runningQuestion, apart.runningQuestion].map((questionId): Operation => {
      return { id: newId(), at: new Date().toISOString(), kind: 'note', questionId, baseVersion: 0, value: 'mine' };
    });
    const params = { interviewId: mine.running };
    const { applied, refused } = await caller.call(applyOperations, { params, body: { operations: answers } });
    expect([applied, refused.map(({ id }) => id)]).toEqual([[], answers.map(({ id }) => id)]);
    for (const [owner, interviewId] of [
      [caller, mine.running],
      [caller, apart.running],
      [other, theirs.running],
    ] as const) {
      const run = await owner.call(getRun, { params: { interviewId } });
      expect(run.answers.filter(({ notes }) => notes !== '')).toEqual([]);
    }
  });

  it('lists › of one’s own position and another’s candidate › are empty, and the link still stands', async () => {
    const query = { positionId: mine.position, candidateId: theirs.candidate };
    expect((await caller.call(listInterviews, { query })).items).toEqual([]);
    const { items } = await other.call(listShares, { params: { interviewId: theirs.planned } });
    expect(items.map(({ id }) => id)).toEqual([theirs.share]);
  });
});
