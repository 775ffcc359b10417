import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import { type Caller, aCaller, aCandidate, aPosition, aStartedInterview } from '#tests/helpers/interview-builders.ts';
import { type TestApp, startTestApp } from '#tests/helpers/test-app.ts';

let app: TestApp;
let caller: Caller;
let id: string;
let questionId: string;
let otherId: string;
let shared: { positionId: string; candidateId: string };
beforeAll(async () => {
  app = await startTestApp();
  caller = await aCaller(app, { premium: true });
  shared = { positionId: await aPosition(caller), candidateId: await aCandidate(caller) };
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
const change = (kind: string, value: unknown, changes: object = {}) => ({
  id: newId(),
  at: at(),
  questionId,
  baseVersion: 0,
  kind,
  value,
  ...changes,
});
const send = (...operations: object[]) => caller.call('POST', `/interviews/${id}/operations`, { operations });

describe('applyOperations', () => {
  it('applyOperations › one of each kind › stores what was done', async () => {
    await anotherRun();
    const operations = [
      change('score', 8),
      change('ticks', ['3.0', '2.1', '3.0']),
      change('note', 'clear about the trade-off'),
      change('flag', true),
      change('state', { state: 'answered' }),
      { id: newId(), at: at(), questionId, kind: 'spent', value: 240 },
    ];
    const { status, body } = await send(...operations);
    expect(status).toBe(200);
    expect(body).toMatchObject({ applied: operations.map((operation) => operation.id), conflicts: [], refused: [] });
    const run = await caller.call('GET', `/interviews/${id}/run`);
    expect(run.body.answers[0]).toEqual({
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
    expect(run.body.answers[1]).toMatchObject({ questionId: otherId, score: null, state: 'remaining' });
  });

  it('applyOperations › the same batch again › has no second effect', async () => {
    await anotherRun();
    const batch = [change('score', 6), { id: newId(), at: at(), questionId, kind: 'spent', value: 30 }];
    const first = await send(...batch);
    const again = await send(...batch, batch[1] ?? {});
    expect(again.body.applied).toEqual(first.body.applied);
    expect(again.body.answers[0]).toMatchObject({ score: 6, spentSec: 30, versions: { score: 1 } });
  });

  it('applyOperations › the same batch twice at once › has one effect', async () => {
    await anotherRun();
    const batch = [change('note', 'once'), { id: newId(), at: at(), questionId, kind: 'spent', value: 10 }];
    await Promise.all([send(...batch), send(...batch)]);
    const run = await caller.call('GET', `/interviews/${id}/run`);
    expect(run.body.answers[0]).toMatchObject({ notes: 'once', spentSec: 10, versions: { note: 1 } });
  });

  it('applyOperations › a stale version › shows what stands and changes nothing', async () => {
    await anotherRun();
    await send(change('note', 'from the first tab'));
    const stale = change('note', 'from the second tab');
    const { body } = await send(stale, change('note', 'typed on top of it', { baseVersion: 1 }), change('score', 5));
    expect(body.conflicts).toMatchObject([
      { id: stale.id, answer: { notes: 'from the first tab', versions: { note: 1 } } },
      { answer: { notes: 'from the first tab' } },
    ]);
    expect(body.applied).toHaveLength(1);
    const chosen = await send(change('note', 'both', { baseVersion: 1 }));
    expect(chosen.body.answers[0]).toMatchObject({ notes: 'both', score: 5, versions: { note: 2 } });
  });

  it('applyOperations › two changes of one field made offline › applies them in order', async () => {
    await anotherRun();
    const { body } = await send(change('score', 3), change('score', null, { baseVersion: 1 }));
    expect(body.applied).toHaveLength(2);
    expect(body.answers[0]).toMatchObject({ score: null, versions: { score: 2 } });
  });

  it.each([-1, 10.01, 11, 5.5, '10', true])('applyOperations › score %s › answers 400', async (value) => {
    expect(await send(change('score', value))).toMatchObject({ status: 400, body: { code: 'common.bad_request' } });
  });

  it('applyOperations › score null › is allowed: not asked is not 0', async () => {
    await anotherRun();
    expect((await send(change('score', null))).body.answers[0].score).toBeNull();
  });

  it('applyOperations › a tick that the plan does not have, a question of another plan › refuses each for good', async () => {
    await anotherRun();
    const tick = change('ticks', ['0.3', '4.0']);
    const foreign = change('score', 5, { questionId: newId() });
    const first = await send(tick, foreign, change('flag', true));
    expect(first.body.refused).toEqual([
      { id: tick.id, code: 'interviewing.operation_refused' },
      { id: foreign.id, code: 'interviewing.operation_refused' },
    ]);
    expect(first.body.applied).toHaveLength(1);
    expect((await send(tick)).body.refused).toEqual([{ id: tick.id, code: 'interviewing.operation_refused' }]);
  });

  it.each([{ state: 'skipped' }, { state: 'skipped', reason: 'bored' }, { state: 'answered', reason: 'no_time' }])(
    'applyOperations › state %j › answers 400',
    async (value) => {
      expect(await send(change('state', value))).toMatchObject({ status: 400 });
    },
  );

  it('applyOperations › after the interview ended › repeats are answered, news refused', async () => {
    await anotherRun();
    const note = change('note', 'last words');
    await send(note);
    await caller.call('POST', `/interviews/${id}/cancel`, { reason: 'other' });
    expect(await send(change('note', 'too late', { baseVersion: 1 }))).toMatchObject({
      status: 409,
      body: { code: 'interviewing.transition_refused' },
    });
  });

  it('applyOperations › a completed interview, operations it knows › answers them as applied', async () => {
    const run = await aStartedInterview(caller, shared);
    id = run.id;
    const scores = run.questions.map((question) => change('score', 5, { questionId: question.id }));
    await send(...scores);
    await caller.call('POST', `/interviews/${id}/complete`);
    expect((await send(...scores)).body.applied).toHaveLength(scores.length);
    expect(await send(change('score', 9, { baseVersion: 1 }))).toMatchObject({ status: 409 });
  });
});

describe('the clock', () => {
  it('pause and resume › by operations › become an interval of the server’s time', async () => {
    await anotherRun();
    const long = '2001-01-01T00:00:00Z';
    const paused = await send({ id: newId(), at: long, kind: 'pause' }, { id: newId(), at: long, kind: 'pause' });
    expect(paused.body.clock).toMatchObject({ paused: true, endedAt: null });
    expect(paused.body.clock.pauses).toHaveLength(1);
    const resumed = await send({ id: newId(), at: long, kind: 'resume' });
    expect(resumed.body.clock.paused).toBe(false);
    const [interval] = resumed.body.clock.pauses;
    expect(Date.parse(interval.from)).toBeGreaterThanOrEqual(Date.parse(resumed.body.clock.startedAt));
    expect(Date.parse(interval.to)).toBeGreaterThanOrEqual(Date.parse(interval.from));
    const { startedAt, now, elapsedSec } = resumed.body.clock;
    expect(elapsedSec).toBeLessThanOrEqual((Date.parse(now) - Date.parse(startedAt)) / 1000);
  });

  it('pause and resume › made without a network, sent together later › count for as long as they were', async () => {
    await anotherRun();
    const started = Date.parse((await caller.call('GET', `/interviews/${id}/run`)).body.clock.startedAt);
    await asTenant(app.deps.db, caller.userId, (tx) =>
      sql`update interviewing.run set started_at = started_at - interval '10 minutes' where interview_id = ${id}`.execute(
        tx,
      ),
    );
    const minutesIn = (minutes: number) => new Date(started - 600_000 + minutes * 60_000).toISOString();
    const { body } = await send(
      { id: newId(), at: minutesIn(2), kind: 'pause' },
      { id: newId(), at: minutesIn(7), kind: 'resume' },
      // begins before the pause above has ended
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
    const { body } = await send({ id: newId(), at: '2199-01-01T00:00:00Z', kind: 'pause' });
    expect(Date.parse(body.clock.pauses[0].from)).toBeLessThanOrEqual(Date.parse(body.clock.now));
  });

  it('complete › while paused › closes the pause and stops the clock', async () => {
    const run = await aStartedInterview(caller, shared);
    id = run.id;
    await send(...run.questions.map((question) => change('score', 5, { questionId: question.id })));
    await send({ id: newId(), at: at(), kind: 'pause' });
    await caller.call('POST', `/interviews/${id}/complete`);
    const { body } = await caller.call('GET', `/interviews/${id}/run`);
    expect(body.clock.paused).toBe(false);
    expect(body.clock.pauses).toEqual([{ from: expect.any(String), to: body.clock.endedAt }]);
  });

  it('getRun › of an interview cancelled on the way › still has what was written', async () => {
    await anotherRun();
    await send(change('note', 'left after ten minutes'));
    await caller.call('POST', `/interviews/${id}/cancel`, { reason: 'candidate_withdrew' });
    const { status, body } = await caller.call('GET', `/interviews/${id}/run`);
    expect([status, body.answers[0].notes, body.clock.endedAt]).toEqual([
      200,
      'left after ten minutes',
      expect.any(String),
    ]);
  });

  it('getRun › of an interview that never ran › answers interviewing.transition_refused', async () => {
    const planned = await caller.call('GET', `/interviews?status=planned`);
    const other = planned.body.items[0]?.id ?? (await newPlanned());
    expect(await caller.call('GET', `/interviews/${other}/run`)).toMatchObject({
      status: 409,
      body: { code: 'interviewing.transition_refused' },
    });
  });
});

async function newPlanned(): Promise<string> {
  const { id: started } = await aStartedInterview(caller, shared);
  await caller.call('POST', `/interviews/${started}/undo-start`);
  return started;
}
