import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAnonymousSession } from '#contracts/auth/account.ts';
import { convertAnonymousSession } from '#contracts/interviewing/previews.ts';
import { login } from '#contracts/auth/auth.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import {
  createCandidate,
  deleteCandidate,
  getCandidate,
  listCandidates,
  updateCandidate,
} from '#contracts/hiring/candidates.ts';
import {
  getCv,
  getCvFile,
  getCvText,
  listCvs,
  pasteCvText,
  retryCv,
  uploadCandidateCv,
  uploadCv,
} from '#contracts/hiring/cvs.ts';
import { putRetention } from '#contracts/hiring/retention.ts';
import { deletePosition, getPosition, keepPosition, updatePosition } from '#contracts/hiring/positions.ts';
import { listPlanVersions } from '#contracts/interviewing/plan/plan-versions.ts';
import { type EditedQuestion, editPlan, lockQuestion, restorePlan } from '#contracts/interviewing/plan/plan-edit.ts';
import { listAiRecords } from '#contracts/interviewing/ai-records.ts';
import {
  cancelGeneration,
  finishFromPlaybook,
  generatePlan,
  getPlan,
  planEvents,
} from '#contracts/interviewing/plan/plan-generation.ts';
import {
  cancelInterview,
  completeInterview,
  createInterview,
  deleteInterview,
  getInterview,
  listInterviews,
  listNewestInterviews,
  reopenInterview,
  startInterview,
  undoStart,
  updateInterview,
} from '#contracts/interviewing/interviewing.ts';
import { exportCandidate } from '#contracts/interviewing/candidate-export.ts';
import { mergeCandidates } from '#contracts/interviewing/candidate-merge.ts';
import { getCandidateHoldings } from '#contracts/interviewing/candidate-holdings.ts';
import { listCandidateRequirements } from '#contracts/interviewing/candidate-requirements.ts';
import { comparePosition } from '#contracts/interviewing/position-comparison.ts';
import { reportQuestions } from '#contracts/interviewing/question-report.ts';
import { getCore, renewCore } from '#contracts/interviewing/plan/position-core.ts';
import { getNotice, getPrepSheet, makeSheetFile } from '#contracts/interviewing/candidate-sheets.ts';
import { getCalendarFile } from '#contracts/interviewing/calendar-file.ts';
import { exportPlan, exportReport } from '#contracts/interviewing/summary/interview-export.ts';
import { applyOperations, getRun } from '#contracts/interviewing/run/interview-run.ts';
import { answerRequirement, getSummary, putSummary } from '#contracts/interviewing/summary/interview-summary.ts';
import { answerRequirements } from '#contracts/interviewing/summary/requirement-answers.ts';
import { createShare, listShares, revokeShare } from '#contracts/interviewing/summary/interview-share.ts';
import { replaceQuestion } from '#contracts/interviewing/plan/question-replacement.ts';
import { askForTwin } from '#contracts/interviewing/plan/twin/ask-for-twin.ts';
import { listSuggestions, suggestScore } from '#contracts/interviewing/run/score-suggestion.ts';
import { endSession, listSessions } from '#contracts/auth/sessions.ts';
import { keepAiRecord } from '#modules/interviewing/ai-records/keep-ai-record.ts';
import { draftSummary } from '#contracts/interviewing/summary/summary-draft.ts';
import { requestTwin } from '#modules/interviewing/twin/twin-queries.ts';
import { storeSuggestion } from '#modules/interviewing/suggestion/suggestion-queries.ts';
import type { ModelAnswer } from '#modules/interviewing/plan-writer/plan-writer.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import { aCandidate, aPosition, anInterview, cvText, generate, newInterview } from '#tests/helpers/api/builders.ts';
import type { CallInput, UncheckedInput } from '#tests/helpers/api/client.ts';
import { endpoints } from '#tests/helpers/api/hold-to-contracts.ts';
import { ownedRows } from '#tests/helpers/database/owned-rows.ts';
import { type Recruiter, aPlannedInterview, aRecruiter, aStartedInterview } from '#tests/helpers/api/recruiter.ts';
import { aPassword } from '#tests/helpers/api/sign-up.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';

/** The second account's data: one entity of each kind, in a state in which its owner's call would be accepted. */
interface Ids {
  readonly position: string;
  readonly emptyPosition: string;
  readonly quietPosition: string;
  readonly candidate: string;
  readonly idleCandidate: string;
  readonly doubleCandidate: string;
  readonly cv: string;
  readonly failedCv: string;
  readonly draft: string;
  readonly draftToDelete: string;
  readonly generating: string;
  readonly generatingToCancel: string;
  readonly planned: string;
  readonly plannedToCancel: string;
  readonly plannedToEdit: string;
  readonly plannedToReplace: string;
  readonly plannedToTranslate: string;
  /** in the plan of the interview above */
  readonly plannedQuestion: string;
  /** a question for the person, in the same plan */
  readonly plannedOwnQuestion: string;
  readonly running: string;
  readonly runningByMistake: string;
  readonly scored: string;
  readonly completed: string;
  /** of the completed interview, with a suggested score */
  readonly question: string;
  /** a share link of the completed interview */
  readonly share: string;
  readonly session: string;
  /** the secret of a visit that the account has taken over */
  readonly visit: string;
}

let app: TestApp;
let first: Recruiter;
let second: Recruiter;
let theirs: Ids;

beforeAll(async () => {
  app = await startTestApp();
  first = await aRecruiter(app);
  second = await aRecruiter(app, { premium: true });
  theirs = await oneOfEach(second);
}, 120_000);

afterAll(() => app.close());

async function oneOfEach(owner: Recruiter): Promise<Ids> {
  const position = await aPosition(owner, { description: 'Requirements:\n- English at B2' });
  const candidate = await aCandidate(owner, { cv: cvText, positionId: position.id });
  await owner.call(putRetention, { body: { months: 24 } });
  const unread = await owner.call(pasteCvText, { params: { candidateId: candidate.id }, body: { text: cvText } });
  await asTenant(app.deps.db, owner.userId, (tx) =>
    tx
      .updateTable('hiring.cv')
      .set({ state: 'failed', error_code: 'hiring.cv_unreadable' })
      .where('id', '=', unread.id)
      .execute(),
  );
  const { cv } = await aCandidate(owner, { cv: cvText }).then(({ id }) =>
    owner.call(getCandidate, { params: { candidateId: id } }),
  );
  const shared = { positionId: position.id, candidateId: candidate.id };
  const draft = await anInterview(owner, { ...shared, changes: { scheduledAt: '2027-03-01T09:00:00.000Z' } });
  const draftToDelete = await anInterview(owner, shared);
  const generating = await anInterview(owner, shared);
  await generate(owner, generating.id);
  const generatingToCancel = await anInterview(owner, shared);
  await generate(owner, generatingToCancel.id);
  const completed = await scoredInterview(owner, shared);
  await owner.call(completeInterview, { params: { interviewId: completed } });
  for (const recommendation of ['hire', 'no_hire'] as const) {
    const summary = { overallAssessment: 'Solid', strengths: [], concerns: [], recommendation };
    await owner.call(putSummary, { params: { interviewId: completed }, body: summary });
  }
  const running = (await aStartedInterview(owner, shared)).id;
  const pause = { id: newId(), at: new Date().toISOString(), kind: 'pause' as const };
  const met = { id: newId(), at: pause.at, kind: 'requirement' as const, index: 0, value: 'yes' as const };
  await owner.call(applyOperations, { params: { interviewId: running }, body: { operations: [pause, met] } });
  const input = { ownerId: owner.userId, interviewId: completed, planId: newId(), attempt: 1 };
  await asTenant(app.deps.db, owner.userId, (tx) => keepAiRecord(tx, input, anAnswer));
  const share = { view: 'report', hideName: true } as const;
  const toReplace = await aPlannedInterview(owner, shared);
  const toTranslate = await aPlannedInterview(owner, shared);
  await asTenant(app.deps.db, owner.userId, (tx) => requestTwin(tx, toTranslate.plan, 'uk'));
  const { link } = await owner.call(createShare, { params: { interviewId: completed }, body: share });
  return {
    position: position.id,
    emptyPosition: (await aPosition(owner)).id,
    quietPosition: (await aPosition(owner)).id,
    candidate: candidate.id,
    idleCandidate: (await aCandidate(owner)).id,
    doubleCandidate: (await aCandidate(owner)).id,
    cv: cv?.id ?? '',
    failedCv: unread.id,
    draft: draft.id,
    draftToDelete: draftToDelete.id,
    generating: generating.id,
    generatingToCancel: generatingToCancel.id,
    planned: (await aPlannedInterview(owner, shared)).id,
    plannedToCancel: (await aPlannedInterview(owner, shared)).id,
    plannedToEdit: (await aPlannedInterview(owner, shared)).id,
    plannedToReplace: toReplace.id,
    plannedToTranslate: toTranslate.id,
    plannedQuestion: toReplace.plan.questions[0]?.id ?? '',
    plannedOwnQuestion: toReplace.plan.questions.find(({ block }) => block === 'cv')?.id ?? '',
    running,
    runningByMistake: (await aStartedInterview(owner, shared)).id,
    scored: await scoredInterview(owner, shared),
    completed,
    question: await aSuggestion(owner, completed),
    share: link.id,
    session: await anotherSession(owner),
    visit: await aVisitOf(owner),
  };
}

/** @returns the id of the question that it is about */
async function aSuggestion(owner: Recruiter, interviewId: string): Promise<string> {
  const { answers } = await owner.call(getRun, { params: { interviewId } });
  const answer = answers.find(({ score }) => score !== null);
  if (answer === undefined) throw new Error('nothing was scored');
  const writtenBy = { model: 'any', promptVersion: 'score-1' };
  const declined = { kind: 'declined', why: 'no_quote' } as const;
  await asTenant(app.deps.db, owner.userId, (tx) => storeSuggestion(tx, { interviewId, answer }, declined, writtenBy));
  return answer.questionId;
}

async function aVisitOf(owner: Recruiter): Promise<string> {
  const { sessionId } = await owner.call(createAnonymousSession, { body: {} });
  await owner.call(convertAnonymousSession, { body: { sessionId, userId: owner.userId } });
  return sessionId;
}

const anAnswer: ModelAnswer = {
  part: 'core',
  model: 'any',
  promptVersion: 'plan-1',
  promptHash: '0'.repeat(64),
  answerHash: '1'.repeat(64),
  checks: [],
  accepted: 6,
  usage: { input: 1, output: 1, estimated: false },
};

async function anotherSession(owner: Recruiter): Promise<string> {
  await owner.call(login, { body: { email: owner.email, password: aPassword } });
  const { items } = await owner.call(listSessions);
  return items.find(({ current }) => !current)?.id ?? '';
}

async function scoredInterview(owner: Recruiter, shared: { positionId: string; candidateId: string }): Promise<string> {
  const { id, questions } = await aStartedInterview(owner, shared);
  const operations = questions.flatMap(({ id: questionId }) => {
    const change = { at: new Date().toISOString(), questionId, baseVersion: 0 };
    return [
      { ...change, id: newId(), kind: 'score' as const, value: 5 },
      { ...change, id: newId(), kind: 'note' as const, value: 'Named each step of the work in order.' },
    ];
  });
  await owner.call(applyOperations, { params: { interviewId: id }, body: { operations } });
  return id;
}

interface Call {
  readonly endpoint: Endpoint;
  readonly input: UncheckedInput<Endpoint>;
}

function called<E extends Endpoint>(endpoint: E, input: CallInput<E>): Call {
  return { endpoint, input };
}

/** A call of each endpoint that takes an id, in path, query, body or form. */
const ownQuestion: EditedQuestion = {
  text: 'What did you do last?',
  expectedMin: 5,
  keyPoints: ['The work itself'],
  kind: 'behavioral',
  competencyId: 'any',
};

function callsWith(ids: Ids, caller: Recruiter): Call[] {
  const position = { params: { positionId: ids.position } };
  const candidate = { params: { candidateId: ids.candidate } };
  const cv = { params: { cvId: ids.cv } };
  const interview = (interviewId: string) => ({ params: { interviewId } });
  const resume = { id: newId(), at: new Date().toISOString(), kind: 'resume' as const };
  const summary = { overallAssessment: '', strengths: [], concerns: [], recommendation: null };
  return [
    called(getPosition, position),
    called(updatePosition, { ...position, body: { title: 'Mine now' } }),
    called(keepPosition, { params: { positionId: ids.position } }),
    called(comparePosition, position),
    called(reportQuestions, position),
    called(getCore, position),
    called(renewCore, { params: { positionId: ids.quietPosition } }),
    called(deletePosition, { params: { positionId: ids.emptyPosition } }),
    called(listCandidates, { query: { positionId: ids.position } }),
    called(createCandidate, { body: { name: 'Ada Example', positionId: ids.position } }),
    called(getCandidate, candidate),
    called(deleteCandidate, { params: { candidateId: ids.idleCandidate } }),
    called(updateCandidate, { ...candidate, body: { name: 'Mine now' } }),
    called(uploadCv, { ...candidate, file: {} }),
    called(uploadCandidateCv, { file: {}, fields: { positionId: ids.position } }),
    called(pasteCvText, { ...candidate, body: { text: cvText } }),
    called(listCvs, candidate),
    called(listCandidateRequirements, candidate),
    called(getCandidateHoldings, candidate),
    called(exportCandidate, candidate),
    called(mergeCandidates, { ...candidate, body: { otherId: ids.doubleCandidate } }),
    called(getCv, cv),
    called(getCvFile, cv),
    called(getCvText, cv),
    called(retryCv, { params: { cvId: ids.failedCv } }),
    called(listInterviews, { query: { positionId: ids.position, candidateId: ids.candidate } }),
    called(createInterview, { body: newInterview(ids.position, ids.candidate, { cvId: ids.failedCv }) }),
    called(getInterview, interview(ids.draft)),
    called(deleteInterview, interview(ids.draftToDelete)),
    called(updateInterview, { ...interview(ids.draft), body: { userRole: 'Mine now' } }),
    called(generatePlan, { ...interview(ids.draft), body: { withoutCv: true } }),
    called(finishFromPlaybook, interview(ids.generating)),
    called(cancelGeneration, interview(ids.generatingToCancel)),
    called(getPlan, interview(ids.planned)),
    called(listPlanVersions, interview(ids.planned)),
    called(planEvents, interview(ids.planned)),
    called(editPlan, { ...interview(ids.plannedToEdit), body: { questions: [ownQuestion] } }),
    called(restorePlan, { ...interview(ids.plannedToEdit), body: { version: 1 } }),
    called(exportPlan, interview(ids.planned)),
    called(getCalendarFile, interview(ids.draft)),
    called(getNotice, interview(ids.planned)),
    called(getPrepSheet, interview(ids.planned)),
    called(makeSheetFile, { ...interview(ids.planned), body: { sheet: 'preparation' } }),
    called(listAiRecords, interview(ids.planned)),
    called(startInterview, interview(ids.planned)),
    called(undoStart, interview(ids.runningByMistake)),
    called(completeInterview, interview(ids.scored)),
    called(cancelInterview, { ...interview(ids.plannedToCancel), body: { reason: 'other' } }),
    called(reopenInterview, { ...interview(ids.completed), body: { reason: 'Mine now' } }),
    called(getRun, interview(ids.running)),
    called(applyOperations, { ...interview(ids.running), body: { operations: [resume] } }),
    called(getSummary, interview(ids.completed)),
    called(exportReport, interview(ids.completed)),
    called(putSummary, { ...interview(ids.completed), body: summary }),
    called(answerRequirements, { ...interview(ids.completed), body: { answers: [{ index: 0, answer: 'open' }] } }),
    called(answerRequirement, { ...interview(ids.completed), body: { index: 0, answer: 'open' } }),
    called(listSuggestions, interview(ids.completed)),
    called(draftSummary, { params: { interviewId: ids.completed } }),
    called(suggestScore, { params: { interviewId: ids.completed, questionId: ids.question } }),
    called(lockQuestion, {
      params: { interviewId: ids.plannedToReplace, questionId: ids.plannedOwnQuestion },
      body: { locked: true },
    }),
    called(replaceQuestion, {
      params: { interviewId: ids.plannedToReplace, questionId: ids.plannedQuestion },
      body: { wanted: 'other', version: 1 },
    }),
    called(askForTwin, { ...interview(ids.plannedToTranslate), body: { version: 1 } }),
    called(listShares, interview(ids.completed)),
    called(createShare, { ...interview(ids.planned), body: { view: 'plan', hideName: false } }),
    called(revokeShare, { params: { interviewId: ids.completed, shareId: ids.share } }),
    called(endSession, { params: { sessionId: ids.session } }),
    called(convertAnonymousSession, { body: { sessionId: ids.visit, userId: caller.userId } }),
  ];
}

/** Names of parameters that carry an id, with their location. */
function idsTakenBy(endpoint: Endpoint): string[] {
  const places = { params: endpoint.params, query: endpoint.query, body: endpoint.body, fields: endpoint.multipart };
  return Object.entries(places).flatMap(([place, schema]) => {
    const shape = schema !== undefined && 'shape' in schema ? Object.keys(Object(schema.shape)) : [];
    // A subscription plan belongs to nobody.
    return shape.filter((name) => /id$/i.test(name) && name !== 'planId').map((name) => `${place}.${name}`);
  });
}

function idsGivenTo({ input }: Call): string[] {
  return Object.entries(input).flatMap(([place, values]) =>
    typeof values === 'object' && values !== null
      ? Object.keys(values)
          .filter((name) => /id$/i.test(name))
          .map((name) => `${place}.${name}`)
      : [],
  );
}

const nameOf = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`;
// Endpoints for visitors are tested in tests/integration/interviewing/previews.test.ts.
const withIds = endpoints.filter((endpoint) => endpoint.auth !== 'guest' && idsTakenBy(endpoint).length > 0);
const missing = nobodys();

/** Ids that do not exist. */
function nobodys(): Ids {
  const id = newId();
  return {
    position: id,
    emptyPosition: id,
    quietPosition: id,
    candidate: id,
    idleCandidate: id,
    doubleCandidate: id,
    cv: id,
    failedCv: id,
    draft: id,
    draftToDelete: id,
    generating: id,
    generatingToCancel: id,
    planned: id,
    plannedToCancel: id,
    plannedToEdit: id,
    plannedToReplace: id,
    plannedToTranslate: id,
    plannedQuestion: id,
    plannedOwnQuestion: id,
    running: id,
    runningByMistake: id,
    scored: id,
    completed: id,
    question: id,
    share: id,
    session: id,
    visit: id,
  };
}

function callOf(endpoint: Endpoint, ids: Ids, caller: Recruiter): Call {
  const call = callsWith(ids, caller).find((one) => one.endpoint === endpoint);
  if (call === undefined) throw new Error(`${nameOf(endpoint)} takes an id and is not called here`);
  return call;
}

/** @throws Error if the owner is refused */
async function textOf({ endpoint, input }: Call): Promise<string> {
  if (endpoint.answer === 'events') return JSON.stringify(await second.events(endpoint, input));
  const answer = await second.outcome(endpoint, input);
  if (answer.ok) return answer.text;
  throw new Error(`${nameOf(endpoint)} answered ${answer.code}`);
}

const isList = (endpoint: Endpoint) => endpoint === listCandidates || endpoint === listInterviews;

describe('ids of another account', () => {
  it.each(withIds.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s › every id it takes › is given one of the other account',
    (_, endpoint) => {
      expect(idsGivenTo(callOf(endpoint, theirs, first)).toSorted()).toEqual(idsTakenBy(endpoint).toSorted());
    },
  );

  it.each(withIds.filter((endpoint) => !isList(endpoint)).map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s › called with them › answers 404 as for ids that do not exist, and changes nothing of theirs',
    async (_, endpoint) => {
      const before = await ownedRows(app, second.userId);
      const foreign = await first.refusal(endpoint, callOf(endpoint, theirs, first).input);
      const absent = await first.refusal(endpoint, callOf(endpoint, missing, first).input);
      expect([foreign.status, foreign.code]).toEqual([404, expect.stringMatching(/[._]not_found$/)]);
      expect([foreign.code, foreign.message]).toEqual([absent.code, absent.message]);
      expect(await ownedRows(app, second.userId)).toEqual(before);
    },
  );

  it('lists › asked for by them › are empty', async () => {
    const filters = { positionId: theirs.position, candidateId: theirs.candidate };
    expect((await first.call(listCandidates, { query: { positionId: theirs.position } })).items).toEqual([]);
    expect((await first.call(listInterviews, { query: filters })).items).toEqual([]);
    const newest = { query: { candidateIds: theirs.candidate } };
    expect((await first.call(listNewestInterviews, newest)).items).toEqual([]);
    expect((await second.call(listNewestInterviews, newest)).items).toHaveLength(1);
  });
});

// Verifies that the calls above were refused because of the owner, not for another reason. Runs last: it changes the
// rows.
describe('ids of one’s own', () => {
  it('the rows compared above › read for the other account › are of every table of hiring and interviewing', async () => {
    const rows = Object.entries(await ownedRows(app, second.userId));
    // A preview belongs to a visit: no account ever owns one.
    const compared = rows.filter(([name]) => /^(hiring|interviewing)\./.test(name) && name !== 'interviewing.preview');
    expect(compared).toHaveLength(25);
    expect(compared.filter(([, found]) => found.length === 0).map(([name]) => name)).toEqual([]);
  });

  it('the summary to draft › called by its owner › misses the model alone', async () => {
    await expect(textOf(callOf(draftSummary, theirs, second))).rejects.toThrow('interviewing.no_model');
  });

  const withoutModel = withIds.filter((endpoint) => endpoint !== draftSummary);
  it.each(withoutModel.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s › called by their owner › is accepted',
    async (_, endpoint) => {
      await second.startMonth?.();
      const answered = await textOf(callOf(endpoint, theirs, second));
      expect(answered).toContain(isList(endpoint) ? theirs.candidate : '');
    },
  );
});
