import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteCandidate } from '#contracts/hiring/candidates.ts';
import { reportCalibration } from '#contracts/interviewing/calibration.ts';
import { mergeCandidates } from '#contracts/interviewing/candidate-merge.ts';
import {
  type Recommendation,
  cancelInterview,
  completeInterview,
  reopenInterview,
  startInterview,
} from '#contracts/interviewing/interviewing.ts';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { type Operation, applyOperations } from '#contracts/interviewing/run/interview-run.ts';
import { putSummary } from '#contracts/interviewing/summary/interview-summary.ts';
import { newId } from '#platform/new-id.ts';
import { aCandidate, aPosition, anInterview } from '#tests/helpers/api/builders.ts';
import { type Recruiter, aPlannedInterview, aRecruiter, letTimePass } from '#tests/helpers/api/recruiter.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';
import { asDatabaseOwner } from '#tests/helpers/database/as-database-owner.ts';
import { recordStatements } from '#tests/helpers/database/statements.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface Held {
  readonly positionId: string;
  /** of each question by its index, from 0 */
  readonly score: (at: number) => number;
  /** null: none is recorded */
  readonly recommendation?: Recommendation | null;
  /** of each question */
  readonly ticks?: string[];
  readonly note?: string;
  readonly end?: 'complete' | 'cancel' | 'none';
  /** minutes before it was finished */
  readonly minutes?: number;
}

const aPost = async (by: Recruiter) => (await aPosition(by)).id;
const anAccount = () => aRecruiter(app, { premium: true });
const report = (by: Recruiter) => by.call(reportCalibration, { query: { timeZone: 'Europe/Kyiv' } });
const kindsOf = async (by: Recruiter) => (await report(by)).findings.map(({ kind }) => kind);
/** Every band of the scale, so that nothing stands out. */
const wide = (at: number) => [2, 5, 8, 9][at % 4] ?? 0;

async function held(by: Recruiter, { positionId, score, ...given }: Held) {
  const candidateId = (await aCandidate(by)).id;
  const { id, plan } = await aPlannedInterview(by, { positionId, candidateId });
  const params = { interviewId: id };
  await by.call(startInterview, { params });
  const at = new Date().toISOString();
  const operations = plan.questions.flatMap(({ id: questionId }, place): Operation[] => {
    const answer = { at, questionId, baseVersion: 0 };
    const ticks = given.ticks ?? [];
    return [
      { ...answer, id: newId(), kind: 'score', value: score(place) },
      ...(ticks.length > 0 ? [{ ...answer, id: newId(), kind: 'ticks' as const, value: ticks }] : []),
      ...((given.note ?? '') === ''
        ? []
        : [{ ...answer, id: newId(), kind: 'note' as const, value: given.note ?? '' }]),
    ];
  });
  await by.call(applyOperations, { params, body: { operations } });
  if (given.minutes !== undefined) await runFor(id, given.minutes);
  if (given.end === 'cancel') await by.call(cancelInterview, { params, body: { reason: 'interviewer' } });
  if ((given.end ?? 'complete') === 'complete') {
    await by.call(completeInterview, { params });
    const { recommendation = 'further_interview' } = given;
    if (recommendation !== null) await decide(by, id, recommendation);
  }
  return { id, plan, candidateId };
}

function decide(by: Recruiter, interviewId: string, recommendation: Recommendation) {
  const body = { overallAssessment: '', strengths: [], concerns: [], recommendation };
  return by.call(putSummary, { params: { interviewId }, body });
}

function runFor(interviewId: string, minutes: number): Promise<number> {
  return asDatabaseOwner(
    app,
    'update interviewing.run set started_at = started_at - make_interval(mins => $2) where interview_id = $1',
    [interviewId, minutes],
  );
}

/** Adds this many copies of an interview. */
function copyOf(interviewId: string, count: number): Promise<number> {
  const copies = (table: string, change: string, columns = '*') =>
    `insert into interviewing.${table} ${columns === '*' ? '' : `(${columns})`}
     select ${columns === '*' ? 'n.*' : columns.replaceAll(/\w+/g, 'n.$&')} from copy cross join interviewing.${table} o
     cross join lateral jsonb_populate_record(o, jsonb_build_object(${change})) n`;
  const written = `id, owner_id, position_id, candidate_id, follows_newest_cv, type, duration_min, language, status,
    started_at, completed_at, recommendation, not_met_count`;
  return asDatabaseOwner(
    app,
    `with copy as materialized (select uuidv7() as id, uuidv7() as plan_id from generate_series(1, $2)),
      i as (${copies('interview', `'id', copy.id`, written)} where o.id = $1),
      p as (${copies('plan', `'id', copy.plan_id, 'interview_id', copy.id`)} where o.interview_id = $1),
      v as (${copies('plan_version', `'plan_id', copy.plan_id`)}
        where o.plan_id = (select id from interviewing.plan where interview_id = $1)),
      r as (${copies('run', `'interview_id', copy.id, 'plan_id', copy.plan_id`)} where o.interview_id = $1)
    ${copies('answer', `'interview_id', copy.id`)} where o.interview_id = $1`,
    [interviewId, count],
  );
}

/** That many decided interviews without anything conspicuous. */
async function several(by: Recruiter, count: number, given: Partial<Held> = {}) {
  const positionId = given.positionId ?? (await aPost(by));
  const made = [];
  for (let at = 0; at < count; at += 1) {
    made.push(await held(by, { score: wide, note: 'said', ...given, positionId }));
  }
  return made;
}

const offerTakes = ({ decision, questions }: Plan) =>
  new Map(
    decision?.offer?.leastScores.map(({ order, least }) => [questions.findIndex((one) => one.order === order), least]),
  );

describe('reportCalibration', () => {
  it('drafts, planned, running and cancelled interviews › are in no figure', async () => {
    const by = await anAccount();
    const positionId = await aPost(by);
    await anInterview(by, { positionId });
    await aPlannedInterview(by, { positionId });
    await held(by, { positionId, score: wide, end: 'none' });
    await held(by, { positionId, score: wide, end: 'cancel' });
    expect(await report(by)).toMatchObject({ interviews: 0, scores: 0, undecided: 0, span: null, findings: [] });
  });

  it('one without a recommendation › is counted as such, and its scores only once one is recorded', async () => {
    const by = await anAccount();
    await several(by, 2);
    const { id, plan } = await held(by, { positionId: await aPost(by), score: wide, recommendation: null });
    const before = await report(by);
    expect(before).toMatchObject({ interviews: 2, undecided: 1, mean: null, months: [], positions: [] });
    await decide(by, id, 'hire');
    const after = await report(by);
    expect(after).toMatchObject({ interviews: 3, undecided: 0, scores: before.scores + plan.questions.length });
    expect(after.mean).toBeGreaterThan(4);
    expect(after.counts.reduce((sum, count) => sum + count)).toBe(after.scores);
  });

  it('three interviews for one position, one for another › a mean for the first alone, and the month of all', async () => {
    const by = await anAccount();
    const [{ plan } = { plan: undefined }] = await several(by, 3, { score: () => 7, ticks: ['3.0'] });
    await several(by, 1, { score: () => 4 });
    const { months, positions, findings, ranges, shared } = await report(by);
    const each = plan?.questions.length ?? 0;
    expect(positions).toMatchObject([
      { title: 'Backend engineer', interviews: 3, scores: 3 * each, mean: 7, middle: { from: 7, to: 7 } },
      { title: 'Backend engineer', interviews: 1, scores: each, mean: null },
    ]);
    expect(months).toMatchObject([{ interviews: 4, scores: 4 * each }]);
    expect(ranges).toEqual({ alike: 4, some: 0, wide: 0 });
    expect(shared).toBe(0);
    expect(findings).toMatchObject([{ kind: 'alike', times: 4, of: 4 }]);
  });

  it('scores above the behaviours that were ticked, and scores of which nothing is written › are told', async () => {
    const by = await anAccount();
    await several(by, 2, { ticks: ['1.0', '0.0'], note: '', score: () => 8 });
    await several(by, 1, { note: '' });
    const { findings, scores } = await report(by);
    const each = scores / 3;
    expect(findings).toContainEqual({ kind: 'aboveSeen', times: 2 * each, of: 2 * each });
    expect(findings).toContainEqual({ kind: 'noBasis', times: each, of: scores });
  });

  it('finished an hour after the planned end › is told, until it is opened again', async () => {
    const by = await anAccount();
    const positionId = await aPost(by);
    const [first] = await several(by, 1, { positionId, minutes: 121 });
    await several(by, 1, { positionId, minutes: 121 });
    await several(by, 1, { positionId, minutes: 118 });
    const [finding] = (await report(by)).findings;
    expect(finding).toMatchObject({
      kind: 'finishedLate',
      times: 2,
      of: 3,
      examples: [{ position: 'Backend engineer' }, {}],
    });
    const interviewId = first?.id ?? '';
    await by.call(reopenInterview, { params: { interviewId }, body: { reason: 'a score was wrong' } });
    await by.call(completeInterview, { params: { interviewId } });
    await decide(by, interviewId, 'hire');
    expect(await kindsOf(by)).toEqual([]);
  });

  it('hires below what an offer takes, and refusals though all of it was met › are told with the interviews', async () => {
    const by = await anAccount();
    const positionId = await aPost(by);
    const [{ plan } = { plan: undefined }] = await several(by, 1, { positionId });
    if (plan === undefined) throw new Error('one was held');
    const takes = offerTakes(plan);
    const [deciding] = takes.keys();
    expect(takes.size).toBeGreaterThan(0);
    const met = (at: number) => takes.get(at) ?? 3;
    const below = (at: number) => (at === deciding ? (takes.get(at) ?? 1) - 1 : met(at));
    const hired = await several(by, 3, { positionId, recommendation: 'hire', score: below });
    await several(by, 1, { positionId, recommendation: 'hire', score: met });
    await several(by, 3, { positionId, recommendation: 'no_hire', score: met });
    await several(by, 1, { positionId, recommendation: 'no_hire', score: below });
    const { findings } = await report(by);
    const told = new Map(findings.map((finding) => [finding.kind, finding]));
    expect(told.get('hireBelow')).toMatchObject({ times: 3, of: 4 });
    expect(told.get('noThoughMet')).toMatchObject({ times: 3, of: 4 });
    const { examples } = findings.find((one) => one.kind === 'hireBelow') ?? { examples: [] };
    expect(examples.map(({ id }) => id).toSorted()).toEqual(hired.map(({ id }) => id).toSorted());
  });

  it('a candidate who is erased › is in no figure at once; one who is merged stays in it', async () => {
    const by = await anAccount();
    const [one, other, third] = await several(by, 3);
    if (!one || !other || !third) throw new Error('three were held');
    expect(await report(by)).toMatchObject({ interviews: 3 });
    await by.call(mergeCandidates, { params: { candidateId: one.candidateId }, body: { otherId: other.candidateId } });
    expect(await report(by)).toMatchObject({ interviews: 3 });
    await by.call(deleteCandidate, { params: { candidateId: third.candidateId } });
    expect(await report(by)).toMatchObject({ interviews: 2, mean: null });
  });

  it('longer ago than twelve months › is not told', async () => {
    const by = await anAccount();
    const [{ id } = { id: '' }] = await several(by, 2);
    await letTimePass(by, id, 'started_at', '13 months');
    expect(await report(by)).toMatchObject({ interviews: 1 });
  });

  it('somebody else › is told nothing of it', async () => {
    const by = await anAccount();
    await several(by, 3);
    expect(await report(by)).toMatchObject({ interviews: 3 });
    expect(await report(await anAccount())).toMatchObject({ interviews: 0, scores: 0, positions: [], months: [] });
  });

  it('several hundred interviews › are told by one statement', async () => {
    const by = await anAccount();
    const [{ id, plan } = { id: '', plan: undefined }] = await several(by, 1);
    await copyOf(id, 399);
    let told;
    const statements = await recordStatements(async () => {
      told = await report(by);
    });
    expect(told).toMatchObject({ interviews: 400, scores: 400 * (plan?.questions.length ?? 0) });
    expect(statements.filter(({ text }) => text.includes('interviewing.'))).toHaveLength(1);
  });

  it('a zone that is none › answers 400', async () => {
    const by = await aRecruiter(app);
    const query = { timeZone: 'Nowhere/At-all' };
    expect(await by.refusal(reportCalibration, { query })).toMatchObject({ status: 400 });
  });
});
