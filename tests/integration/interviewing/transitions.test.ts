import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cancelInterview,
  completeInterview,
  getInterview,
  interviewStatuses,
  reopenInterview,
  startInterview,
  undoStart,
} from '#contracts/interviewing/interviewing.ts';
import { generatePlan } from '#contracts/interviewing/plan/plan-generation.ts';
import { type Operation, applyOperations, getRun } from '#contracts/interviewing/run/interview-run.ts';
import { newId } from '#platform/new-id.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';
import { updatePosition } from '#contracts/hiring/positions.ts';
import { aCandidate, aPosition, anInterview, generate } from '#tests/helpers/api/builders.ts';
import {
  type Recruiter,
  aPlannedInterview,
  aRecruiter,
  aStartedInterview,
  letTimePass,
  runGeneration,
} from '#tests/helpers/api/recruiter.ts';

let app: TestApp;
let caller: Recruiter;
let positionId: string;
let candidateId: string;
beforeAll(async () => {
  app = await startTestApp();
  caller = await aRecruiter(app, { premium: true });
  positionId = (await aPosition(caller)).id;
  candidateId = (await aCandidate(caller)).id;
});
afterAll(() => app.close());

const commands = {
  start: startInterview,
  'undo-start': undoStart,
  complete: completeInterview,
  cancel: cancelInterview,
  reopen: reopenInterview,
  plan: generatePlan,
} as const;
const post = (id: string, command: keyof typeof commands, body?: object) =>
  caller.outcome(commands[command], { params: { interviewId: id }, ...(body === undefined ? {} : { body }) });
const operate = (id: string, operations: Operation[]) =>
  caller.call(applyOperations, { params: { interviewId: id }, body: { operations } });
const started = () => aStartedInterview(caller, { positionId, candidateId });
const planned = () => aPlannedInterview(caller, { positionId, candidateId });

async function completed(): Promise<string> {
  const { id, questions } = await started();
  const operations = questions.map(({ id: questionId }) => ({
    id: newId(),
    at: new Date().toISOString(),
    questionId,
    baseVersion: 0,
    kind: 'score' as const,
    value: 7,
  }));
  await operate(id, operations);
  expect((await post(id, 'complete')).status).toBe(200);
  return id;
}

async function cancelled(): Promise<string> {
  const { id } = await planned();
  await post(id, 'cancel', { reason: 'candidate_no_show' });
  return id;
}

describe('transitions', () => {
  it('start › a planned interview › runs with the frozen version', async () => {
    const { id, plan } = await planned();
    const interview = await caller.call(startInterview, { params: { interviewId: id } });
    expect(interview).toMatchObject({ status: 'in_progress', planVersion: plan.version });
    expect(interview.startedAt).not.toBeNull();
    expect(interview.allowedNext).toEqual(['planned', 'completed', 'cancelled']);
  });

  it('start › twice at once › runs once', async () => {
    const { id } = await planned();
    const answers = await Promise.all([post(id, 'start'), post(id, 'start')]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  it('undo-start › at once and nothing scored › is planned again, and what was typed stays', async () => {
    const { id, questions } = await started();
    const questionId = questions[0]?.id ?? '';
    const note = {
      id: newId(),
      at: new Date().toISOString(),
      questionId,
      baseVersion: 0,
      kind: 'note' as const,
      value: 'typed',
    };
    await operate(id, [note]);
    expect(await post(id, 'undo-start')).toMatchObject({ status: 200, body: { status: 'planned', startedAt: null } });
    await post(id, 'start');
    const run = await caller.call(getRun, { params: { interviewId: id } });
    expect(run.answers[0]).toMatchObject({ questionId, notes: 'typed' });
  });

  it('undo-start › after two minutes › answers interviewing.undo_start_late', async () => {
    const { id } = await started();
    await letTimePass(caller, id, 'started_at', '2 minutes 1 second');
    expect(await post(id, 'undo-start')).toMatchObject({ status: 409, code: 'interviewing.undo_start_late' });
  });

  it('undo-start › something scored › answers interviewing.undo_start_late', async () => {
    const { id, questions } = await started();
    const questionId = questions[0]?.id ?? '';
    const at = new Date().toISOString();
    await operate(id, [{ id: newId(), at, questionId, baseVersion: 0, kind: 'score', value: 0 }]);
    expect(await post(id, 'undo-start')).toMatchObject({ status: 409, code: 'interviewing.undo_start_late' });
  });

  it('complete › must-ask questions open › names them', async () => {
    const { id, questions } = await started();
    const answer = await post(id, 'complete');
    const open = questions.filter(({ mustAsk }) => mustAsk).map((question) => question.id);
    expect(open.length).toBeGreaterThan(0);
    expect(answer).toMatchObject({
      status: 409,
      code: 'interviewing.must_ask_open',
      details: { questionIds: open },
    });
  });

  it('complete › must-ask questions skipped with a reason › completes', async () => {
    const { id, questions } = await started();
    const operations = questions
      .filter(({ mustAsk }) => mustAsk)
      .map((question) => ({
        id: newId(),
        at: new Date().toISOString(),
        questionId: question.id,
        baseVersion: 0,
        kind: 'state' as const,
        value: { state: 'skipped' as const, reason: 'no_time' as const },
      }));
    await operate(id, operations);
    expect(await post(id, 'complete')).toMatchObject({
      status: 200,
      body: { status: 'completed', allowedNext: ['in_progress'] },
    });
  });

  it('cancel › with a reason › is cancelled and can be planned again', async () => {
    const { id } = await planned();
    expect(await post(id, 'cancel', { reason: 'rescheduled' })).toMatchObject({
      status: 200,
      body: { status: 'cancelled', cancelReason: 'rescheduled', allowedNext: ['planned'] },
    });
    expect(await post(id, 'reopen', { reason: 'a new date' })).toMatchObject({
      status: 200,
      body: { status: 'planned', cancelReason: null },
    });
  });

  it('cancel › while its plan is made › gives the generation up', async () => {
    const { id } = await anInterview(caller, { positionId, candidateId });
    await generate(caller, id);
    expect(await post(id, 'cancel', { reason: 'other' })).toMatchObject({
      body: { status: 'cancelled', generation: { state: 'cancelled' } },
    });
    expect(await post(id, 'reopen', { reason: 'after all' })).toMatchObject({ body: { status: 'draft' } });
  });

  it('cancel › of a running interview, reopened and started › counts from the new start', async () => {
    const { id } = await started();
    await post(id, 'cancel', { reason: 'candidate_withdrew' });
    await post(id, 'reopen', { reason: 'came back' });
    expect(await post(id, 'start')).toMatchObject({ status: 200, body: { status: 'in_progress' } });
    const run = await caller.call(getRun, { params: { interviewId: id } });
    expect(run.clock).toMatchObject({ endedAt: null, paused: false, pauses: [] });
    expect(run.clock.elapsedSec).toBeLessThan(5);
  });

  it('reopen › a completed interview within 24 h › runs again, its time away a pause', async () => {
    const id = await completed();
    expect(await post(id, 'reopen', { reason: 'forgot one' })).toMatchObject({
      status: 200,
      body: { status: 'in_progress', completedAt: null },
    });
    const run = await caller.call(getRun, { params: { interviewId: id } });
    expect(run.clock).toMatchObject({ endedAt: null, paused: false });
    expect(run.clock.pauses).toHaveLength(1);
    expect(run.answers[0]?.score).toBe(7);
  });

  it('reopen › a completed interview after 24 h › answers interviewing.reopen_late', async () => {
    const id = await completed();
    await letTimePass(caller, id, 'completed_at', '24 hours 1 second');
    expect(await post(id, 'reopen', { reason: 'x' })).toMatchObject({
      status: 409,
      code: 'interviewing.reopen_late',
      details: { allowedNext: [] },
    });
  });

  it('reopen › a cancelled interview after 30 days › answers interviewing.reopen_late', async () => {
    const id = await cancelled();
    await letTimePass(caller, id, 'cancelled_at', '30 days 1 second');
    expect(await post(id, 'reopen', { reason: 'x' })).toMatchObject({
      status: 409,
      code: 'interviewing.reopen_late',
    });
  });

  it('reopen › a cancelled interview of an inactive position › answers interviewing.position_inactive', async () => {
    const other = (await aPosition(caller, { title: 'Closed role' })).id;
    const { id } = await aPlannedInterview(caller, { positionId: other, candidateId });
    await post(id, 'cancel', { reason: 'other' });
    await caller.call(updatePosition, { params: { positionId: other }, body: { status: 'inactive' } });
    expect(await post(id, 'reopen', { reason: 'x' })).toMatchObject({
      status: 422,
      code: 'interviewing.position_inactive',
    });
  });
});

describe('refused transitions', () => {
  const makers = {
    draft: async () => (await anInterview(caller, { positionId, candidateId })).id,
    planned: async () => (await planned()).id,
    in_progress: async () => (await started()).id,
    completed,
    cancelled,
  };
  const commandNames = ['start', 'undo-start', 'complete', 'cancel', 'reopen', 'plan'] as const;
  const allowed: Record<(typeof commandNames)[number], readonly string[]> = {
    start: ['planned'],
    'undo-start': ['in_progress'],
    complete: ['in_progress'],
    cancel: ['draft', 'planned', 'in_progress'],
    reopen: ['completed', 'cancelled'],
    plan: ['draft', 'planned'],
  };
  const payloads: Record<string, object> = { cancel: { reason: 'other' }, reopen: { reason: 'x' }, plan: {} };

  for (const status of interviewStatuses) {
    for (const command of commandNames) {
      const from = allowed[command];
      if (from.includes(status)) continue;
      it(`${command} › a ${status} interview › answers 409 with what can follow`, async () => {
        const id = await makers[status]();
        const before = await caller.call(getInterview, { params: { interviewId: id } });
        const answer = await post(id, command, payloads[command]);
        expect(answer).toMatchObject({
          status: 409,
          code: 'interviewing.transition_refused',
          details: { status, allowedNext: before.allowedNext },
        });
        expect(await caller.call(getInterview, { params: { interviewId: id } })).toEqual(before);
      });
    }
  }

  it('start › while the plan is regenerated › is refused until it is ready', async () => {
    const { id } = await planned();
    const generation = await generate(caller, id);
    expect(await post(id, 'start')).toMatchObject({ status: 409, code: 'interviewing.transition_refused' });
    await runGeneration(caller, id, generation);
    expect(await post(id, 'start')).toMatchObject({ status: 200, body: { planVersion: 2 } });
  });
});
