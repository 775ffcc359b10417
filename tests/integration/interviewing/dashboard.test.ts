import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteCandidate, listCandidates } from '#contracts/hiring/candidates.ts';
import type { CvView } from '#contracts/hiring/cvs.ts';
import { type Activity, getDashboardCounts, getMenuCounts, listActivity } from '#contracts/dashboard.ts';
import type { QueryInputOf } from '#contracts/endpoint.ts';
import { putSummary } from '#contracts/interviewing/summary/interview-summary.ts';
import {
  cancelInterview,
  type Interview,
  completeInterview,
  deleteInterview,
  listInterviews,
  listUrgentInterviews,
  reopenInterview,
} from '#contracts/interviewing/interviewing.ts';
import { applyOperations } from '#contracts/interviewing/run/interview-run.ts';
import { deletePosition, listPositions, updatePosition } from '#contracts/hiring/positions.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import { unfinishedCvs } from '#modules/hiring/cv/unfinished-cvs.ts';
import { type Relay, startRelay } from '#platform/outbox/relay.ts';
import { aCandidate, aPosition, anInterview, uploadCv } from '#tests/helpers/api/builders.ts';
import { type Recruiter, aRecruiter, aStartedInterview } from '#tests/helpers/api/recruiter.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';
import { until } from '#tests/helpers/until.ts';

let app: TestApp;
let relay: Relay;
beforeAll(async () => {
  app = await startTestApp();
  relay = startRelay({ ...app.deps, consumers: app.modules.consumers });
});
afterAll(async () => {
  await relay.stop();
  await app.close();
});

/** A week far in the future that contains only what a test puts there. */
const week = { from: '2031-03-03T00:00:00.000Z', to: '2031-03-10T00:00:00.000Z' };
/** with its second day, its month and the previous month */
const spans = {
  ...week,
  dayFrom: '2031-03-04T00:00:00.000Z',
  dayTo: '2031-03-05T00:00:00.000Z',
  monthBeforeFrom: '2031-02-01T00:00:00.000Z',
  monthFrom: '2031-03-01T00:00:00.000Z',
  monthTo: '2031-04-01T00:00:00.000Z',
};

/** The dashboard's counts, after comparing them with the lists behind them. */
async function counts(user: Recruiter) {
  const said = await user.call(getDashboardCounts, { query: spans });
  const { openPositions, groups } = said;
  expect(await user.call(getMenuCounts)).toEqual({ openPositions, waiting: groups.waiting });
  const interviewsOf = async (query: QueryInputOf<typeof listInterviews>): Promise<readonly Interview[]> =>
    (await user.call(listInterviews, { query })).items;
  const numberOf = async (query: QueryInputOf<typeof listInterviews>): Promise<number> =>
    (await interviewsOf(query)).length;
  const positions = await user.call(listPositions, { query: { status: 'active', limit: 50 } });
  expect(said).toEqual({
    openPositions: Array.isArray(positions) ? positions.length : positions.items.length,
    candidates: (await user.call(listCandidates)).items.length,
    candidatesWaiting: (await user.call(listCandidates, { query: { stage: 'none' } })).items.length,
    unreadableFiles: (await user.call(listCandidates, { query: { unreadable: 'true' } })).items.length,
    interviews: {
      total: await numberOf({}),
      draft: await numberOf({ status: 'draft' }),
      planned: await numberOf({ status: 'planned' }),
      in_progress: await numberOf({ status: 'in_progress' }),
      completed: await numberOf({ status: 'completed' }),
    },
    interviewsThisWeek: await numberOf(week),
    interviewsToday: await numberOf({ from: spans.dayFrom, to: spans.dayTo }),
    interviewsThisMonth: await numberOf({ from: spans.monthFrom, to: spans.monthTo }),
    groups: {
      running: await numberOf({ group: 'running' }),
      waiting: await numberOf({ group: 'waiting' }),
      upcoming: await numberOf({ group: 'upcoming' }),
      closed: await numberOf({ group: 'closed' }),
    },
    toDecide: await numberOf({ undecided: 'true' }),
    overdue: await numberOf({ overdue: 'true' }),
    noPlan: await numberOf({ status: 'draft', group: 'upcoming' }),
    means: (await interviewsOf({ status: 'completed' })).flatMap(({ score }) => score ?? []).toReversed(),
    meanOf: { month: null, monthBefore: null },
  });
  return said;
}

async function aCompletedInterview(user: Recruiter, ids: { positionId: string; candidateId: string }) {
  const { id, questions } = await aStartedInterview(user, ids);
  const interview = { params: { interviewId: id } };
  const operations = questions.map(({ id: questionId }) => ({
    id: newId(),
    at: new Date().toISOString(),
    kind: 'score' as const,
    questionId,
    baseVersion: 0,
    value: 7,
  }));
  await user.call(applyOperations, { ...interview, body: { operations } });
  await user.call(completeInterview, interview);
  return interview;
}

const hire = { overallAssessment: '', strengths: [], concerns: [], recommendation: 'hire' as const };

describe('listUrgentInterviews', () => {
  it('listUrgentInterviews › one of each kind, and one of a stranger › gives what waits for somebody, no other', async () => {
    const user = await aRecruiter(app, { premium: true });
    await anInterview(await aRecruiter(app, { premium: true }), { changes: { scheduledAt: week.from } });
    const { id: positionId } = await aPosition(user);
    const { id: candidateId } = await aCandidate(user, { positionId });
    const ids = { positionId, candidateId };
    const passed = await anInterview(user, { ...ids, changes: { scheduledAt: '2021-03-03T00:00:00.000Z' } });
    const ahead = await anInterview(user, { ...ids, changes: { scheduledAt: week.from } });
    await anInterview(user, ids);
    const cancelled = await anInterview(user, { ...ids, changes: { scheduledAt: week.to } });
    await user.call(cancelInterview, { params: { interviewId: cancelled.id }, body: { reason: 'other' } });
    const running = await aStartedInterview(user, ids);
    const undecided = await aCompletedInterview(user, ids);
    await user.call(putSummary, { ...(await aCompletedInterview(user, ids)), body: hire });
    const { items } = await user.call(listUrgentInterviews);
    const urgent = [passed.id, ahead.id, running.id, undecided.params.interviewId];
    expect(items.map(({ id }) => id).toSorted()).toEqual(urgent.toSorted());
    // Each of the seven is in one group, matching the counts.
    const { groups, toDecide, overdue, noPlan } = await counts(user);
    expect(groups).toEqual({ running: 1, waiting: 2, upcoming: 2, closed: 2 });
    // A draft whose time has passed counts once.
    expect({ toDecide, overdue, noPlan }).toEqual({ toDecide: 1, overdue: 1, noPlan: 2 });
    const waiting = await user.call(listInterviews, { query: { group: 'waiting' } });
    expect(waiting.items.map(({ id }) => id).toSorted()).toEqual([passed.id, undecided.params.interviewId].toSorted());
  });
});

describe('getDashboardCounts', () => {
  it('counts › of a new account, then as work is done and undone › are those of their lists', async () => {
    const user = await aRecruiter(app, { premium: true });
    expect(await counts(user)).toEqual({
      openPositions: 0,
      candidates: 0,
      candidatesWaiting: 0,
      unreadableFiles: 0,
      interviews: { total: 0, draft: 0, planned: 0, in_progress: 0, completed: 0 },
      interviewsThisWeek: 0,
      interviewsToday: 0,
      interviewsThisMonth: 0,
      groups: { running: 0, waiting: 0, upcoming: 0, closed: 0 },
      toDecide: 0,
      overdue: 0,
      noPlan: 0,
      means: [],
      meanOf: { month: null, monthBefore: null },
    });

    const { id: positionId } = await aPosition(user);
    const closed = await aPosition(user, { title: 'Nurse' });
    await user.call(updatePosition, {
      params: { positionId: closed.id },
      body: { status: 'inactive' },
      ifMatch: closed.version,
    });
    const { id: candidateId } = await aCandidate(user, { positionId });
    await aCandidate(user);
    expect(await counts(user)).toMatchObject({ openPositions: 1, candidatesWaiting: 2 });

    const ids = { positionId, candidateId };
    const monday = await anInterview(user, { ...ids, changes: { scheduledAt: week.from } });
    expect(await counts(user)).toMatchObject({
      candidatesWaiting: 1,
      interviewsThisWeek: 1,
      interviewsToday: 0,
      interviewsThisMonth: 1,
    });
    const tuesday = await anInterview(user, { ...ids, changes: { scheduledAt: spans.dayFrom } });
    expect(await counts(user)).toMatchObject({ interviewsThisWeek: 2, interviewsToday: 1, interviewsThisMonth: 2 });
    await user.call(deleteInterview, { params: { interviewId: tuesday.id } });
    const next = await anInterview(user, { ...ids, changes: { scheduledAt: week.to } });
    expect(await counts(user)).toMatchObject({ candidatesWaiting: 1, interviewsThisWeek: 1 });
    await user.call(cancelInterview, { params: { interviewId: monday.id }, body: { reason: 'other' } });
    expect(await counts(user)).toMatchObject({ candidatesWaiting: 1, interviewsThisWeek: 0 });
    await user.call(deleteInterview, { params: { interviewId: next.id } });

    const draft = await anInterview(user, { positionId, candidateId: (await aCandidate(user)).id });
    expect(await counts(user)).toMatchObject({ candidatesWaiting: 1 });
    await user.call(deleteInterview, { params: { interviewId: draft.id } });
    expect(await counts(user)).toMatchObject({ candidatesWaiting: 2 });

    const completed = await aCompletedInterview(user, ids);
    expect(await counts(user)).toMatchObject({ toDecide: 1, means: [] });
    await user.call(putSummary, { ...completed, body: hire });
    expect(await counts(user)).toMatchObject({ toDecide: 0, means: [7] });
    await user.call(putSummary, { ...completed, body: { ...hire, recommendation: null } });
    expect(await counts(user)).toMatchObject({ toDecide: 1, means: [] });
    await user.call(putSummary, { ...completed, body: hire });
    await user.call(reopenInterview, { ...completed, body: { reason: 'one more question' } });
    await user.call(completeInterview, completed);
    expect(await counts(user)).toMatchObject({ toDecide: 1 });

    expect(await counts(await aRecruiter(app))).toMatchObject({ openPositions: 0, candidatesWaiting: 0, toDecide: 0 });
  });

  it('means of a month › of one interview, of two, of one that waits for a decision and of the month before › are there from two decided ones on', async () => {
    const user = await aRecruiter(app, { premium: true });
    const { id: positionId } = await aPosition(user);
    const { id: candidateId } = await aCandidate(user, { positionId });
    const ids = { positionId, candidateId };
    const day = 24 * 3600_000;
    const at = (ms: number): string => new Date(Date.now() + ms).toISOString();
    const now = { ...spans, monthBeforeFrom: at(-40 * day), monthFrom: at(-day), monthTo: at(day) };
    const meanOf = async (query: typeof spans) => (await user.call(getDashboardCounts, { query })).meanOf;
    const first = await aCompletedInterview(user, ids);
    await user.call(putSummary, { ...first, body: hire });
    const second = await aCompletedInterview(user, ids);
    expect(await meanOf(now)).toEqual({ month: null, monthBefore: null });
    await user.call(putSummary, { ...second, body: hire });
    expect(await meanOf(now)).toEqual({ month: 7, monthBefore: null });
    // A month later they count for the previous month.
    expect(await meanOf({ ...now, monthBeforeFrom: at(-day), monthFrom: at(day), monthTo: at(2 * day) })).toEqual({
      month: null,
      monthBefore: 7,
    });
  });

  it('a week › that is none › is refused', async () => {
    const user = await aRecruiter(app);
    expect(await user.refusal(getDashboardCounts, { query: { ...spans, from: 'today' } })).toMatchObject({
      status: 400,
      code: 'common.bad_request',
    });
  });
});

const sentence = ({ kind, subject, count, recommendation }: Activity) =>
  [kind, subject?.name ?? 'nobody', count, recommendation].filter((part) => part !== null && part !== 1).join(' ');

async function activity(user: Recruiter): Promise<string[]> {
  return (await user.call(listActivity)).items.map(sentence);
}

/** Activity is stored after the events. */
async function untilActivity(user: Recruiter, expected: readonly string[]): Promise<void> {
  await until(async () => (await activity(user)).length === expected.length, 20_000);
  expect(await activity(user)).toEqual(expected);
}

describe('listActivity', () => {
  it('what was done › by one’s own hand › is said newest first, with the names of now, and to nobody else', async () => {
    const user = await aRecruiter(app, { premium: true });
    const position = await aPosition(user, { title: 'Nurse' });
    const gone = await aPosition(user, { title: 'Driver' });
    const added = await Promise.all(
      ['Ada', 'Bohdan'].map((name) => aCandidate(user, { name, positionId: position.id })),
    );
    const cvs: CvView[] = [];
    for (const { id } of added) cvs.push(await uploadCv(user, id));
    const [ada, bohdan] = added;
    if (ada === undefined || bohdan === undefined) throw new Error('no candidates');
    const completed = await aCompletedInterview(user, { positionId: position.id, candidateId: ada.id });
    await user.call(putSummary, { ...completed, body: { ...hire, recommendation: 'no_hire' } });
    await user.call(putSummary, { ...completed, body: hire });
    const cancelled = await anInterview(user, { positionId: position.id, candidateId: bohdan.id });
    await user.call(cancelInterview, { params: { interviewId: cancelled.id }, body: { reason: 'other' } });
    await user.call(deletePosition, { params: { positionId: gone.id } });

    await untilActivity(user, [
      'interview_cancelled Bohdan',
      'recommendation_recorded Ada hire',
      'interview_completed Ada',
      'plan_ready Ada',
      'cvs_added Nurse 2',
      'position_created nobody',
      'position_created Nurse',
    ]);
    const [, recorded] = (await user.call(listActivity)).items;
    expect(recorded?.subject).toEqual({ kind: 'interview', id: completed.params.interviewId, name: 'Ada' });
    expect(await activity(await aRecruiter(app))).toEqual([]);

    // A CV whose run was lost is read again, but was added once.
    await asTenant(app.deps.db, user.userId, (tx) =>
      sql`update hiring.cv set created_at = created_at - interval '15 minutes'`.execute(tx),
    );
    const lost = (await unfinishedCvs.list(app.deps.db)).filter(({ id }) => cvs.some((cv) => cv.id === id));
    await Promise.all(lost.map(({ restart }) => restart()));
    const kept = sql`select from platform.activity where facts ->> 'isAskedAgain' = 'true'`;
    await until(async () => (await asTenant(app.deps.db, user.userId, (tx) => kept.execute(tx))).rows.length === 2);
    expect(await activity(user)).toContain('cvs_added Nurse 2');

    await user.call(deleteCandidate, { params: { candidateId: ada.id } });
    expect(await activity(user)).toEqual([
      'interview_cancelled Bohdan',
      'recommendation_recorded nobody',
      'interview_completed nobody',
      'plan_ready nobody',
      'cvs_added Nurse 2',
      'position_created nobody',
      'position_created Nurse',
    ]);
  });
});
