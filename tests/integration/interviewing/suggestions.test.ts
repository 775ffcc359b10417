import { MockActivityEnvironment } from '@temporalio/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateProfile } from '#contracts/auth/auth.ts';
import { deleteCandidate } from '#contracts/hiring/candidates.ts';
import { getInterview, completeInterview, reopenInterview } from '#contracts/interviewing/interviewing.ts';
import { exportReport } from '#contracts/interviewing/summary/interview-export.ts';
import { type Operation, applyOperations, getRun } from '#contracts/interviewing/run/interview-run.ts';
import { getSummary, putSummary } from '#contracts/interviewing/summary/interview-summary.ts';
import { listAiRecords } from '#contracts/interviewing/ai-records.ts';
import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { type ScoreSuggestion, listSuggestions, suggestScore } from '#contracts/interviewing/run/score-suggestion.ts';
import { copyInterviews } from '#modules/interviewing/personal-data/copy-interviews.ts';
import { newId } from '#platform/new-id.ts';
import { type OpenAiSandbox, startOpenAiSandbox } from '#sandbox/openai/openai.ts';
import { aCandidate, aPosition } from '#tests/helpers/api/builders.ts';
import { type Recruiter, aRecruiter, aStartedInterview } from '#tests/helpers/api/recruiter.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';
import { withFault } from '#tests/helpers/api/with-fault.ts';
import { ownedRows } from '#tests/helpers/database/owned-rows.ts';
import type { ErasureActivities } from '#workflows/contracts/erasure.ts';

let app: TestApp;
let ai: OpenAiSandbox;
let caller: Recruiter;
let shared: { positionId: string; candidateId: string };

beforeAll(async () => {
  ai = await startOpenAiSandbox();
  app = await startTestApp({
    OPENAI_API_KEY: 'sk-stand-in',
    OPENAI_BASE_URL: ai.url,
    LLM_MONTHLY_TOKENS: '100000000',
  });
});

// Each has its own hourly limit.
beforeEach(async () => {
  caller = await aRecruiter(app, { premium: true });
  const candidate = { name: 'Maksym Bondar' };
  shared = { positionId: (await aPosition(caller)).id, candidateId: (await aCandidate(caller, candidate)).id };
});

afterAll(async () => {
  await app.close();
  await ai.close();
});

const notes =
  'Bondar moved the index first and watched the p95 for an hour.\nThen told the team early. Call maksym@example.org.';

type Change = Pick<Extract<Operation, { kind: 'score' }>, 'kind' | 'value'> | { kind: 'note'; value: string };

async function change(by: Recruiter, interviewId: string, { id }: Question, baseVersion: number, changes: Change[]) {
  const at = new Date().toISOString();
  const operations = changes.map((one): Operation => ({ id: newId(), at, questionId: id, baseVersion, ...one }));
  await by.call(applyOperations, { params: { interviewId }, body: { operations } });
}

/** A completed interview in which every question has the score, and the first one the notes. */
async function anAnswered(by = caller, { score = 8, text = notes, of = shared } = {}) {
  const { id, questions } = await aStartedInterview(by, by === caller ? of : {});
  const [question] = questions;
  if (question === undefined) throw new Error('a plan without questions');
  for (const one of questions) await change(by, id, one, 0, [{ kind: 'score', value: score }]);
  await change(by, id, question, 0, [{ kind: 'note', value: text }]);
  await by.call(completeInterview, { params: { interviewId: id } });
  return { interviewId: id, questionId: question.id, question, questions };
}

type Asked = Awaited<ReturnType<typeof anAnswered>>;
const paramsOf = ({ interviewId, questionId }: Pick<Asked, 'interviewId' | 'questionId'>) => ({
  params: { interviewId, questionId },
});

async function suggestion(asked: Asked, by = caller): Promise<ScoreSuggestion> {
  const events = await by.events(suggestScore, paramsOf(asked));
  const last = events.at(-1)?.data;
  if (last?.kind !== 'ready') throw new Error(`ended with ${JSON.stringify(last)}`);
  return last.suggestion;
}

const listed = async ({ interviewId }: Asked) =>
  (await caller.call(listSuggestions, { params: { interviewId } })).items;

async function modelRequests(): Promise<readonly unknown[]> {
  const requests: unknown = await (await fetch(`${ai.origin}/sandbox/requests`)).json();
  return Array.isArray(requests) ? requests : [];
}

describe('suggestScore', () => {
  it('an answer with score and notes › asked about › tells of each run, then the middle, the spread and quotes of the notes', async () => {
    const asked = await anAnswered();
    const events = (await caller.events(suggestScore, paramsOf(asked))).map(({ data }) => data);
    expect(events).toEqual([
      { kind: 'run', done: 1 },
      { kind: 'run', done: 2 },
      { kind: 'run', done: 3 },
      { kind: 'ready', suggestion: expect.anything() },
    ]);
    const [said] = await listed(asked);
    expect(events.at(-1)).toEqual({ kind: 'ready', suggestion: said });
    expect(said).toMatchObject({ kind: 'suggested', score: 7, lowest: 7, highest: 8, isOutdated: false });
    expect(said).toMatchObject({
      questionId: asked.questionId,
      reason: expect.stringMatching(/^The notes show/u),
      quotes: expect.arrayContaining([expect.stringContaining('moved the index first')]),
    });
    for (const quote of said?.kind === 'suggested' ? said.quotes : []) expect(notes).toContain(quote);
  });

  it('before the person has scored, or once the score is taken back › is refused, asks nobody, and is in no list', async () => {
    const { id, questions } = await aStartedInterview(caller, shared);
    const [question] = questions;
    if (question === undefined) throw new Error('a plan without questions');
    await change(caller, id, question, 0, [{ kind: 'note', value: notes }]);
    const asked = { interviewId: id, questionId: question.id, question, questions };
    const before = await modelRequests();
    const refused = { status: 409, code: 'interviewing.suggestion_before_score' };
    expect(await caller.refusal(suggestScore, paramsOf(asked))).toMatchObject(refused);
    expect(await modelRequests()).toHaveLength(before.length);

    await change(caller, id, question, 0, [{ kind: 'score', value: 0 }]);
    expect(await suggestion(asked)).toMatchObject({ kind: 'suggested' });
    await change(caller, id, question, 1, [{ kind: 'score', value: null }]);
    expect(await listed(asked)).toEqual([]);
    expect(await caller.refusal(suggestScore, paramsOf(asked))).toMatchObject(refused);
  });

  it.each(['', 'Good answer.', 'Maksym Bondar, maksym@example.org, +380 50 123 45 67'])(
    'notes with nothing to cite, or nothing that may be told: “%s” › is refused, and asks nobody',
    async (text) => {
      const asked = await anAnswered(caller, { text });
      const before = await modelRequests();
      expect(await caller.refusal(suggestScore, paramsOf(asked))).toMatchObject({
        status: 422,
        code: 'interviewing.suggestion_without_notes',
      });
      expect(await modelRequests()).toHaveLength(before.length);
    },
  );

  it('what the model is told › three times the same: question, key points, scale and notes; no name, address, score or CV', async () => {
    const asked = await anAnswered(caller, { score: 3 });
    await fetch(`${ai.origin}/sandbox/requests`, { method: 'DELETE' });
    await suggestion(asked);
    const requests = await modelRequests();
    expect(requests).toHaveLength(3);
    const [body, ...others] = requests.map((request) => JSON.stringify(Object(request).body));
    expect(others).toEqual([body, body]);
    expect(body).toContain('moved the index first');
    expect(body).toContain(JSON.stringify(asked.question.text).slice(1, -1));
    expect(body).toContain(JSON.stringify(asked.question.expectedAnswer.keyPoints[0]).slice(1, -1));
    expect(body).toContain(JSON.stringify(asked.question.anchors[4]?.behaviours[0]).slice(1, -1));
    expect(body).not.toMatch(/Bondar|Maksym|example\.org|Backend engineer/u);
    expect(body).not.toMatch(/"score":3|\\"score\\":3/u);
  });

  it.each([
    ['scattered_scores', { why: 'spread', lowest: 3, highest: 10 }],
    ['invented_quotes', { why: 'no_quote', lowest: null, highest: null }],
    ['forbidden_question', { why: 'unlawful', lowest: null, highest: null }],
  ] as const)('a model that answers with %s › declines and says why, without a score', async (fault, expected) => {
    const asked = await anAnswered();
    const said = await withFault(ai, fault, () => suggestion(asked));
    expect(said).toMatchObject({ kind: 'declined', ...expected });
    expect(said).not.toHaveProperty('score');
    expect(await listed(asked)).toEqual([said]);
  });

  it('the same answer › asked about again › is what was said, though a model would say another thing now', async () => {
    const asked = await anAnswered();
    const said = await suggestion(asked);
    const before = await modelRequests();
    expect(await withFault(ai, 'scattered_scores', () => suggestion(asked))).toEqual(said);
    expect(await modelRequests()).toHaveLength(before.length);
  });

  it('another score or other notes › after a suggestion › show it as outdated, and a new one is asked for', async () => {
    const asked = await anAnswered();
    await suggestion(asked);
    const { interviewId, question } = asked;
    await caller.call(reopenInterview, { params: { interviewId }, body: { reason: 'one more note' } });
    await change(caller, interviewId, question, 1, [{ kind: 'note', value: `${notes}\nAsked for help in time.` }]);
    expect(await listed(asked)).toMatchObject([{ isOutdated: true }]);
    expect(await suggestion(asked)).toMatchObject({ isOutdated: false });
    await change(caller, interviewId, question, 1, [{ kind: 'score', value: 5 }]);
    expect(await listed(asked)).toMatchObject([{ isOutdated: true }]);
    const rows = await ownedRows(app, caller.userId);
    const own = rows['interviewing.score_suggestion']?.filter((row) => Object(row).interview_id === interviewId);
    expect(own).toHaveLength(2);
  });

  it('a suggestion › asked for › changes no score, total, recommendation, report or any other row', async () => {
    const asked = await anAnswered();
    const of = { params: { interviewId: asked.interviewId } };
    const recommendation = 'hire' as const;
    const summary = { overallAssessment: 'Solid', strengths: ['Order'], concerns: [], recommendation };
    await caller.call(putSummary, { ...of, body: summary });
    const textOf = async (endpoint: typeof getSummary | typeof getInterview) => {
      const answer = await caller.outcome(endpoint, of);
      return answer.ok ? answer.text : answer.code;
    };
    const seen = async () => ({
      summary: await textOf(getSummary),
      interview: await textOf(getInterview),
      answers: JSON.stringify((await caller.call(getRun, of)).answers),
      report: JSON.parse(String(await caller.call(exportReport, { ...of, query: { format: 'json' } }))).contentHash,
    });
    const rowsBut = async () => {
      const {
        'interviewing.score_suggestion': _own,
        'interviewing.ai_record': _records,
        ...rows
      } = await ownedRows(app, caller.userId);
      return rows;
    };
    const before = await seen();
    const rowsBefore = await rowsBut();
    expect(await suggestion(asked)).toMatchObject({ kind: 'suggested', score: 7 });
    expect(JSON.stringify(await rowsBut())).toBe(JSON.stringify(rowsBefore));
    expect(await seen()).toEqual(before);
    expect(before.report).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each(['garbage', 'empty', 'refusal', 'server_error', 'half_json', 'length', 'cut'] as const)(
    'a model that fails by %s › says so in the caller’s language, and nothing is stored',
    async (fault) => {
      const asked = await anAnswered();
      const headers = { 'accept-language': 'uk' };
      const events = await withFault(ai, fault, () => caller.events(suggestScore, { ...paramsOf(asked), headers }));
      expect(events.at(-1)?.data).toMatchObject({ kind: 'failed', message: expect.stringMatching(/^Зараз ШІ не/u) });
      expect(await listed(asked)).toEqual([]);
    },
  );

  it('each answer of the model › is on record by hashes, and counts against the month', async () => {
    const month = async () => {
      const { rows } = await sql<{ tokens: number }>`select tokens::int as tokens from platform.model_month`.execute(
        app.deps.db.system,
      );
      return rows[0]?.tokens ?? 0;
    };
    const asked = await anAnswered();
    const before = await month();
    await suggestion(asked);
    const { items } = await caller.call(listAiRecords, { params: { interviewId: asked.interviewId } });
    expect(items.map(({ part }) => part)).toEqual(['suggestion', 'suggestion', 'suggestion']);
    expect(new Set(items.map(({ attempt }) => attempt))).toEqual(new Set([1, 2, 3]));
    expect(items[0]).toMatchObject({ promptVersion: 'score-1', accepted: 2, checks: [], userId: caller.userId });
    expect(JSON.stringify(items)).not.toContain('index');
    const spent = items.reduce((sum, { tokens }) => sum + tokens.input + tokens.output, 0);
    expect((await month()) - before).toBe(spent);
  });

  it('a month whose tokens are spent › says so', async () => {
    const poor = await startTestApp({
      OPENAI_API_KEY: 'sk-stand-in',
      OPENAI_BASE_URL: ai.url,
      LLM_MONTHLY_TOKENS: '1000',
    });
    try {
      const by = await aRecruiter(poor);
      const events = await by.events(suggestScore, paramsOf(await anAnswered(by)));
      expect(events.at(-1)?.data).toMatchObject({ kind: 'failed', message: expect.stringContaining('budget') });
    } finally {
      await poor.close();
    }
  });

  it('AI switched off by the account, or no model › is refused; what was said before stays to be read', async () => {
    const by = await aRecruiter(app);
    const asked = await anAnswered(by);
    await by.call(updateProfile, { body: { aiEnabled: false } });
    expect((await by.refusal(suggestScore, paramsOf(asked))).code).toBe('interviewing.no_model');
    await by.call(updateProfile, { body: { aiEnabled: true } });
    const said = await suggestion(asked, by);
    await by.call(updateProfile, { body: { aiEnabled: false } });
    expect(await suggestion(asked, by)).toEqual(said);
    const without = await startTestApp();
    try {
      const other = await aRecruiter(without);
      const refusal = await other.refusal(suggestScore, paramsOf(await anAnswered(other)));
      expect(refusal).toMatchObject({ status: 409, code: 'interviewing.no_model' });
    } finally {
      await without.close();
    }
  });

  it('a question of another interview, or of another account › answers 404', async () => {
    const [asked, other] = [await anAnswered(), await anAnswered()];
    const stranger = await aRecruiter(app);
    const theirs = await anAnswered(stranger);
    const foreign = { interviewId: asked.interviewId, questionId: theirs.questionId };
    expect(await caller.refusal(suggestScore, paramsOf(foreign))).toMatchObject({ code: 'common.not_found' });
    expect(await stranger.refusal(suggestScore, paramsOf(other))).toMatchObject({
      status: 404,
      code: 'interviewing.interview_not_found',
    });
    const list = { params: { interviewId: other.interviewId } };
    expect(await stranger.refusal(listSuggestions, list)).toMatchObject({ status: 404 });
  });

  it('the thirty-first of an hour › is refused with when the next may be asked for, others are not touched', async () => {
    const [by, other] = [await aRecruiter(app), await aRecruiter(app)];
    const asked = await anAnswered(by);
    for (let times = 0; times < 30; times += 1) await suggestion(asked, by);
    const { code, retryAfter } = await by.refusal(suggestScore, paramsOf(asked));
    expect(code).toBe('common.too_many_requests');
    expect(Number(retryAfter)).toBeGreaterThan(3000);
    await suggestion(await anAnswered(other), other);
  });
});

describe('the personal data of a suggestion', () => {
  it('a copy of the account › holds it', async () => {
    const by = await aRecruiter(app);
    await suggestion(await anAnswered(by), by);
    const actor = { userId: by.userId, sessionId: newId(), emailVerified: true, language: 'en' as const };
    let text = '';
    for await (const entry of copyInterviews(app.deps, actor)) {
      for await (const piece of entry.content()) text += String(piece);
    }
    expect(JSON.parse(text)[0].scoreSuggestions).toMatchObject([{ score: 7, promptVersion: 'score-1' }]);
  });

  it('the candidate › erased › takes it along', async () => {
    await suggestion(await anAnswered());
    const { receiptId } = await caller.call(deleteCandidate, { params: { candidateId: shared.candidateId } });
    const { wf } = await app.modules.activities();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the queue's activities, this workflow's among them
    const activities = wf as ErasureActivities;
    const input = { erasureId: receiptId, attempt: 1 };
    await activities.freeze(input);
    for (const eraser of await activities.listErasers()) {
      await new MockActivityEnvironment().run(activities.eraseRows, { ...input, eraser });
    }
    const rows = await ownedRows(app, caller.userId);
    expect([rows['interviewing.interview'], rows['interviewing.score_suggestion']]).toEqual([[], []]);
  });
});
