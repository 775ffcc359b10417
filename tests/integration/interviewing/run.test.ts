import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';
import {
  cancelInterview,
  completeInterview,
  listInterviews,
  startInterview,
  undoStart,
} from '#contracts/interviewing/interviewing.ts';
import { type Operation, applyOperations, getRun } from '#contracts/interviewing/run/interview-run.ts';
import { notedParts } from '#contracts/interviewing/run/run-rules.ts';
import { answerRequirements } from '#contracts/interviewing/summary/requirement-answers.ts';
import { ReportExport, exportReport } from '#contracts/interviewing/summary/interview-export.ts';
import { nameOfPoint } from '#contracts/interviewing/summary/unmet-requirements.ts';
import { exportWords } from '#modules/interviewing/export/export-words.ts';
import { reportPages } from '#modules/interviewing/export/report-pages.ts';
import { createPlaybookWriter } from '#modules/interviewing/plan-writer/playbook-writer.ts';
import type { PlanWriter } from '#modules/interviewing/plan-writer/plan-writer.ts';
import { aCandidate, aPosition, anInterview, cvText, generate } from '#tests/helpers/api/builders.ts';
import { type Recruiter, aRecruiter, aStartedInterview, runGeneration } from '#tests/helpers/api/recruiter.ts';

let app: TestApp;
let caller: Recruiter;
let id: string;
let questionId: string;
let otherId: string;
let shared: { positionId: string; candidateId: string };
beforeAll(async () => {
  app = await startTestApp();
  caller = await aRecruiter(app, { premium: true });
  shared = { positionId: (await aPosition(caller)).id, candidateId: (await aCandidate(caller)).id };
  await anotherRun();
});
afterAll(() => app.close());

async function anotherRun(): Promise<void> {
  const run = await aStartedInterview(caller, shared);
  id = run.id;
  questionId = run.questions[0]?.id ?? '';
  otherId = run.questions[1]?.id ?? '';
}

const at = () => new Date().toISOString();
type Fields = { readonly questionId?: string; readonly baseVersion?: number };
const change = <const Kind extends string, Value>(kind: Kind, value: Value, changes: Fields = {}) => ({
  id: newId(),
  at: at(),
  questionId,
  baseVersion: 0,
  kind,
  value,
  ...changes,
});
const spent = (seconds: number) => ({ id: newId(), at: at(), questionId, kind: 'spent' as const, value: seconds });
const send = (...operations: Operation[]) =>
  caller.call(applyOperations, { params: { interviewId: id }, body: { operations } });
const refused = (...operations: unknown[]) =>
  caller.refusal(applyOperations, { params: { interviewId: id }, body: { operations } });

describe('applyOperations', () => {
  it('applyOperations › one of each kind › stores what was done', async () => {
    await anotherRun();
    const operations = [
      change('score', 8),
      change('ticks', ['3.0', '2.1', '3.0']),
      change('note', 'clear about the trade-off'),
      change('flag', true),
      change('state', { state: 'answered' as const }),
      spent(240),
    ];
    const body = await send(...operations);
    expect(body).toMatchObject({ applied: operations.map((operation) => operation.id), conflicts: [], refused: [] });
    const run = await caller.call(getRun, { params: { interviewId: id } });
    expect(run.answers[0]).toEqual({
      questionId,
      state: 'answered',
      skipReason: null,
      score: 8,
      behavioursSeen: ['2.1', '3.0'],
      notes: 'clear about the trade-off',
      redFlagSeen: true,
      spentSec: 240,
      versions: { state: 1, score: 1, ticks: 1, note: 1, flag: 1 },
    });
    expect(run.answers[1]).toMatchObject({ questionId: otherId, score: null, state: 'remaining' });
  });

  it('applyOperations › the same batch again › has no second effect', async () => {
    await anotherRun();
    const batch = [change('score', 6), spent(30)];
    const first = await send(...batch);
    const again = await send(...batch, ...batch.slice(1));
    expect(again.applied).toEqual(first.applied);
    expect(again.answers[0]).toMatchObject({ score: 6, spentSec: 30, versions: { score: 1 } });
  });

  it('applyOperations › the same batch twice at once › has one effect', async () => {
    await anotherRun();
    const batch = [change('note', 'once'), spent(10)];
    await Promise.all([send(...batch), send(...batch)]);
    const run = await caller.call(getRun, { params: { interviewId: id } });
    expect(run.answers[0]).toMatchObject({ notes: 'once', spentSec: 10, versions: { note: 1 } });
  });

  it('applyOperations › a stale version › shows what stands and changes nothing', async () => {
    await anotherRun();
    await send(change('note', 'from the first tab'));
    const stale = change('note', 'from the second tab');
    const body = await send(stale, change('note', 'typed on top of it', { baseVersion: 1 }), change('score', 5));
    expect(body.conflicts).toMatchObject([
      { id: stale.id, answer: { notes: 'from the first tab', versions: { note: 1 } } },
      { answer: { notes: 'from the first tab' } },
    ]);
    expect(body.applied).toHaveLength(1);
    const chosen = await send(change('note', 'both', { baseVersion: 1 }));
    expect(chosen.answers[0]).toMatchObject({ notes: 'both', score: 5, versions: { note: 2 } });
  });

  it('applyOperations › two changes of one field made offline › applies them in order', async () => {
    await anotherRun();
    const body = await send(change('score', 3), change('score', null, { baseVersion: 1 }));
    expect(body.applied).toHaveLength(2);
    expect(body.answers[0]).toMatchObject({ score: null, versions: { score: 2 } });
  });

  it.each([-1, 10.01, 11, 5.5, '10', true])('applyOperations › score %s › answers 400', async (value) => {
    expect(await refused(change('score', value))).toMatchObject({ status: 400, code: 'common.bad_request' });
  });

  it('applyOperations › score null › is allowed: not asked is not 0', async () => {
    await anotherRun();
    expect((await send(change('score', null))).answers[0]?.score).toBeNull();
  });

  it('applyOperations › a tick that the plan does not have, a question of another plan › refuses each for good', async () => {
    await anotherRun();
    const tick = change('ticks', ['0.3', '4.0']);
    const foreign = change('score', 5, { questionId: newId() });
    const first = await send(tick, foreign, change('flag', true));
    expect(first.refused).toEqual([
      { id: tick.id, code: 'interviewing.operation_refused' },
      { id: foreign.id, code: 'interviewing.operation_refused' },
    ]);
    expect(first.applied).toHaveLength(1);
    expect((await send(tick)).refused).toEqual([{ id: tick.id, code: 'interviewing.operation_refused' }]);
  });

  it.each([{ state: 'skipped' }, { state: 'skipped', reason: 'bored' }, { state: 'answered', reason: 'no_time' }])(
    'applyOperations › state %j › answers 400',
    async (value) => {
      expect(await refused(change('state', value))).toMatchObject({ status: 400 });
    },
  );

  it('applyOperations › answers to the requirements of the posting › keeps the latest of each, over an undone start', async () => {
    const description = 'Requirements:\n- Valid forklift certificate\n- Night shifts\n- English at B2';
    const position = await aPosition(caller, { description });
    const run = await aStartedInterview(caller, { ...shared, positionId: position.id });
    const params = { interviewId: run.id };
    const before = await caller.call(getRun, { params });
    expect(before.plan.requirements.map(({ kind }) => kind)).toEqual(['licence', 'shift', 'language']);
    expect(before.requirementAnswers).toEqual([null, null, null]);
    const answered = (index: number, value: 'yes' | 'no' | 'open'): Operation => ({
      id: newId(),
      at: at(),
      kind: 'requirement',
      index,
      value,
    });
    const operations = [answered(0, 'no'), answered(2, 'open'), answered(0, 'yes'), answered(7, 'yes')];
    const settled = await caller.call(applyOperations, { params, body: { operations } });
    expect(settled.requirementAnswers).toEqual(['yes', null, 'open']);
    expect(settled.refused).toEqual([{ id: operations[3]?.id, code: 'interviewing.operation_refused' }]);
    await caller.call(undoStart, { params });
    await caller.call(startInterview, { params });
    expect((await caller.call(getRun, { params })).requirementAnswers).toEqual(['yes', null, 'open']);
  });

  it('applyOperations › a point to settle with this person › is answered behind the requirements', async () => {
    const description = 'You move pallets by forklift.\nRequirements:\n- English at B2\n- Night shifts';
    const cv = `${cvText}\nLicences\n- Forklift certificate, expired in March 2025\n`;
    const positionId = (await aPosition(caller, { description })).id;
    const candidateId = (await aCandidate(caller, { cv })).id;
    const run = await aStartedInterview(caller, { positionId, candidateId });
    const { toSettle } = run.plan.candidate;
    expect(toSettle.map(({ evidence }) => evidence?.quote)).toEqual(['Forklift certificate, expired in March 2025']);
    const unscored = run.plan.flow.filter(({ kind }) => kind !== 'question');
    expect(unscored.map(({ kind, minutes }) => [kind, minutes]).slice(0, 3)).toEqual([
      ['intro', 2],
      ['requirements', 4],
      ['candidate_questions', 7],
    ]);
    expect(run.plan.flow[1]).toMatchObject({ kind: 'question', questionId: run.plan.questions[0]?.id });
    const index = run.plan.requirements.length;
    const operations: Operation[] = [{ id: newId(), at: at(), kind: 'requirement', index, value: 'no' }];
    const settled = await caller.call(applyOperations, { params: { interviewId: run.id }, body: { operations } });
    expect(settled.requirementAnswers).toEqual([null, null, 'no']);
  });

  it('applyOperations › a point that is asked in place of a requirement › is one item, in the run and in its report', async () => {
    const description = 'Requirements:\n- Valid forklift certificate\n- Night shifts';
    const cv = `${cvText}\nLicences\n- Forklift certificate, expired in March 2025\n`;
    const positionId = (await aPosition(caller, { description })).id;
    const candidateId = (await aCandidate(caller, { cv })).id;
    const { id: interviewId } = await aStartedInterview(caller, { positionId, candidateId });
    const params = { interviewId };
    const run = await caller.call(getRun, { params });
    const [point] = run.plan.candidate.toSettle;
    const [licence, nights] = run.plan.requirements;
    expect(run.requirementAnswers).toEqual([null, null]);
    const settled = (index: number, value: 'yes' | 'no'): Operation => ({
      id: newId(),
      at: at(),
      kind: 'requirement',
      index,
      value,
    });
    const scores = run.plan.questions.map((question) => change('score', 5, { questionId: question.id }));
    const unknown = settled(2, 'yes');
    const body = { operations: [settled(0, 'yes'), settled(1, 'no'), unknown, ...scores] };
    const answered = await caller.call(applyOperations, { params, body });
    expect(answered.requirementAnswers).toEqual(['yes', 'no']);
    expect(answered.refused).toEqual([{ id: unknown.id, code: 'interviewing.operation_refused' }]);
    await caller.call(completeInterview, { params });
    const { content } = ReportExport.parse(JSON.parse(String(await caller.call(exportReport, { params }))));
    expect(content.requirements).toEqual([{ text: nights?.text, kind: nights?.kind, answer: 'yes' }]);
    expect(content.toSettle).toEqual([{ text: point?.text, requirement: licence?.text, answer: 'no' }]);
    const pages = reportPages(content, exportWords('en'));
    expect(JSON.stringify(pages)).toContain(`Requirement: ${licence?.text}`);
    const [facts] = pages;
    expect(facts).toMatchObject({
      kind: 'facts',
      rows: expect.arrayContaining([['Not met', nameOfPoint(licence?.text ?? '')]]),
    });
  });

  it('applyOperations › what is settled behind a question › is answered by itself, and open in the report until it is', async () => {
    const playbook = createPlaybookWriter();
    const followUp = { text: 'Whose decision was it?', followsUp: 'Who decided?', fallsShort: 'Says “we” throughout' };
    const writer: PlanWriter = {
      ...playbook,
      tailor: async (input, context) => {
        const part = await playbook.tailor(input, context);
        const [first, evidence] = [input.core.questions[0], part.questions[0]?.evidence?.[0]];
        if (first === undefined || evidence === undefined) throw new Error('nothing to follow up');
        return { ...part, followUps: [{ ...followUp, questionId: first.id, evidence }] };
      },
    };
    const candidateId = (await aCandidate(caller, { cv: cvText })).id;
    const one = await anInterview(caller, { candidateId });
    await runGeneration(caller, one.id, await generate(caller, one.id), writer);
    const params = { interviewId: one.id };
    await caller.call(startInterview, { params });
    const run = await caller.call(getRun, { params });
    const index = run.requirementAnswers.length - 1;
    const tick: Operation = { id: newId(), at: at(), kind: 'requirement', index, value: 'no' };
    const scores = run.plan.questions.map((question) => change('score', 5, { questionId: question.id }));
    const answered = await caller.call(applyOperations, { params, body: { operations: [tick, ...scores] } });
    expect(answered.refused).toEqual([]);
    expect(answered.requirementAnswers.at(-1)).toBe('no');
    await caller.call(completeInterview, { params });
    const report = async () =>
      ReportExport.parse(JSON.parse(String(await caller.call(exportReport, { params })))).content.toSettle.at(-1);
    expect(await report()).toEqual({ text: followUp.text, requirement: null, answer: 'no' });
    const body = { answers: [{ index, answer: null }] };
    await caller.call(answerRequirements, { params, body });
    expect(await report()).toEqual({ text: followUp.text, requirement: null, answer: null });
  });

  it('applyOperations › notes of parts without a question › are kept by their version, beside the answers and over an undone start', async () => {
    await anotherRun();
    const ofIntro = { questionId: notedParts.intro };
    const scored = change('score', 9, ofIntro);
    const settled = await send(change('note', 'came by train', ofIntro), scored);
    expect(settled.refused).toEqual([{ id: scored.id, code: 'interviewing.operation_refused' }]);
    expect(settled.partNotes).toMatchObject([
      { questionId: notedParts.intro, notes: 'came by train', score: null },
      { questionId: notedParts.candidate_questions, notes: '' },
    ]);
    const stale = await send(change('note', 'another tab', ofIntro));
    expect(stale.conflicts).toMatchObject([{ answer: { notes: 'came by train', versions: { note: 1 } } }]);
    const params = { interviewId: id };
    await caller.call(undoStart, { params });
    await caller.call(startInterview, { params });
    const run = await caller.call(getRun, { params });
    expect(run.partNotes[0]).toMatchObject({ notes: 'came by train' });
    expect(run.answers.map((answer) => answer.questionId)).toEqual(run.plan.questions.map((question) => question.id));
  });

  it('applyOperations › after the interview ended › repeats are answered, news refused', async () => {
    await anotherRun();
    const note = change('note', 'last words');
    await send(note);
    await caller.call(cancelInterview, { params: { interviewId: id }, body: { reason: 'other' } });
    expect(await refused(change('note', 'too late', { baseVersion: 1 }))).toMatchObject({
      status: 409,
      code: 'interviewing.transition_refused',
    });
  });

  it('applyOperations › a completed interview, operations it knows › answers them as applied', async () => {
    const run = await aStartedInterview(caller, shared);
    id = run.id;
    const scores = run.questions.map((question) => change('score', 5, { questionId: question.id }));
    await send(...scores);
    await caller.call(completeInterview, { params: { interviewId: id } });
    expect((await send(...scores)).applied).toHaveLength(scores.length);
    expect(await refused(change('score', 9, { baseVersion: 1 }))).toMatchObject({ status: 409 });
  });
});

describe('the clock', () => {
  it('pause and resume › by operations › become an interval of the server’s time', async () => {
    await anotherRun();
    const long = '2001-01-01T00:00:00Z';
    const paused = await send({ id: newId(), at: long, kind: 'pause' }, { id: newId(), at: long, kind: 'pause' });
    expect(paused.clock).toMatchObject({ paused: true, endedAt: null });
    expect(paused.clock.pauses).toHaveLength(1);
    const resumed = await send({ id: newId(), at: long, kind: 'resume' });
    expect(resumed.clock.paused).toBe(false);
    const [interval] = resumed.clock.pauses;
    expect(Date.parse(interval?.from ?? '')).toBeGreaterThanOrEqual(Date.parse(resumed.clock.startedAt));
    expect(Date.parse(interval?.to ?? '')).toBeGreaterThanOrEqual(Date.parse(interval?.from ?? ''));
    const { startedAt, now, elapsedSec } = resumed.clock;
    expect(elapsedSec).toBeLessThanOrEqual((Date.parse(now) - Date.parse(startedAt)) / 1000);
  });

  it('pause and resume › made without a network, sent together later › count for as long as they were', async () => {
    await anotherRun();
    const started = Date.parse((await caller.call(getRun, { params: { interviewId: id } })).clock.startedAt);
    await asTenant(app.deps.db, caller.userId, (tx) =>
      sql`update interviewing.run set started_at = started_at - interval '10 minutes' where interview_id = ${id}`.execute(
        tx,
      ),
    );
    const minutesIn = (minutes: number) => new Date(started - 600_000 + minutes * 60_000).toISOString();
    const body = await send(
      { id: newId(), at: minutesIn(2), kind: 'pause' },
      { id: newId(), at: minutesIn(7), kind: 'resume' },
      // starts before the pause above has ended
      { id: newId(), at: minutesIn(5), kind: 'pause' },
      { id: newId(), at: minutesIn(8), kind: 'resume' },
    );
    expect(body.clock.pauses).toEqual([
      { from: minutesIn(2), to: minutesIn(7) },
      { from: minutesIn(7), to: minutesIn(8) },
    ]);
    expect(body.clock.elapsedSec).toBeGreaterThanOrEqual(240);
    expect(body.clock.elapsedSec).toBeLessThan(300);
  });

  it('pause › by a device whose clock is ahead › begins now at the latest', async () => {
    await anotherRun();
    const body = await send({ id: newId(), at: '2199-01-01T00:00:00Z', kind: 'pause' });
    expect(Date.parse(body.clock.pauses[0]?.from ?? '')).toBeLessThanOrEqual(Date.parse(body.clock.now));
  });

  it('complete › while paused › closes the pause and stops the clock', async () => {
    const run = await aStartedInterview(caller, shared);
    id = run.id;
    await send(...run.questions.map((question) => change('score', 5, { questionId: question.id })));
    await send({ id: newId(), at: at(), kind: 'pause' });
    await caller.call(completeInterview, { params: { interviewId: id } });
    const body = await caller.call(getRun, { params: { interviewId: id } });
    expect(body.clock.paused).toBe(false);
    expect(body.clock.pauses).toEqual([{ from: expect.any(String), to: body.clock.endedAt }]);
  });

  it('getRun › of an interview cancelled on the way › still has what was written', async () => {
    await anotherRun();
    await send(change('note', 'left after ten minutes'));
    await caller.call(cancelInterview, { params: { interviewId: id }, body: { reason: 'candidate_withdrew' } });
    const body = await caller.call(getRun, { params: { interviewId: id } });
    expect([body.answers[0]?.notes, body.clock.endedAt]).toEqual(['left after ten minutes', expect.any(String)]);
  });

  it('getRun › of an interview that never ran › answers interviewing.transition_refused', async () => {
    const planned = await caller.call(listInterviews, { query: { status: 'planned' } });
    const other = planned.items[0]?.id ?? (await newPlanned());
    expect(await caller.refusal(getRun, { params: { interviewId: other } })).toMatchObject({
      status: 409,
      code: 'interviewing.transition_refused',
    });
  });
});

async function newPlanned(): Promise<string> {
  const { id: started } = await aStartedInterview(caller, shared);
  await caller.call(undoStart, { params: { interviewId: started } });
  return started;
}
