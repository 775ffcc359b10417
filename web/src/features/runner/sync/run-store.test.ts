import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import type { Answer, Operation, Run } from '#contracts/interviewing/run/interview-run.ts';
import { emptyAnswer, notedParts } from '#contracts/interviewing/run/run-rules.ts';
import { OfflineError } from '#web/shared/api/api-error.ts';
import { type CachedRun, runDevice } from './run-device.ts';
import { RunStore, type RunStoreOptions } from './run-store.ts';

const question = '0193a000-0000-7000-8000-000000000001';
const note = (value: string) => ({ kind: 'note', value }) as const;

const anAnswer = (fields: Partial<Answer> = {}): Answer => ({ ...emptyAnswer(question), ...fields });

const clock = () => {
  const now = new Date().toISOString();
  return { startedAt: now, endedAt: null, paused: false, pauses: [], elapsedSec: 0, now };
};

function aCachedRun(): CachedRun {
  const run = {
    plan: {
      flow: [
        { kind: 'question', minutes: 5, questionId: question },
        { kind: 'wrap_up', minutes: 3 },
      ],
      questions: [{ id: question }],
    },
    answers: [anAnswer()],
    partNotes: [],
    requirementAnswers: [null, null],
    clock: clock(),
  } as unknown as Run;
  return { interview: { id: 'one' } as unknown as Interview, run, receivedAt: Date.now() };
}

type Send = RunStoreOptions['send'];

const takesAll: Send = async (operations) => ({
  applied: operations.map(({ id }) => id),
  conflicts: [],
  refused: [],
  clock: clock(),
  answers: [anAnswer()],
  partNotes: [],
  requirementAnswers: ['yes', null],
});

/** Another device has changed the note before, so a write based on the old version is stale. */
const hasAnother: Send = async (operations) => {
  const theirs = anAnswer({ notes: 'theirs', versions: { state: 0, score: 0, ticks: 0, note: 1, flag: 0 } });
  const stale = (one: Operation): boolean => one.kind === 'note' && one.baseVersion < 1;
  return {
    applied: operations.filter((one) => !stale(one)).map(({ id }) => id),
    conflicts: operations.filter(stale).map(({ id }) => ({ id, answer: theirs })),
    refused: [],
    clock: clock(),
    partNotes: [],
    requirementAnswers: [null, null],
    answers: [theirs],
  };
};

/** A tab of this browser that has opened and claimed the run. */
async function aTab(send: Send, interviewId: string = crypto.randomUUID()) {
  const device = runDevice('olena', interviewId);
  const { work } = await device.claim();
  const store = new RunStore({ cached: aCachedRun(), work, readOnly: false, device, send });
  opened.push(store);
  return { store, device, interviewId };
}

const opened: RunStore[] = [];
const offline: Send = () => Promise.reject(new OfflineError('cut'));

describe('RunStore', () => {
  afterEach(() => {
    vi.useRealTimers();
    for (const store of opened.splice(0)) store.dispose();
  });

  it('flush › the note was changed elsewhere › is not all saved, and the device keeps both for the choice', async () => {
    const { store, device } = await aTab(hasAnother);
    store.change(question, note('mine'));
    expect(await store.flush()).toBe(false);
    expect(store.view().conflicts).toEqual([{ questionId: question, mine: note('mine') }]);
    await store.forget();
    expect((await device.read()).work?.log.conflicts).toEqual([{ questionId: question, mine: note('mine') }]);
  });

  it('flush › everything arrived › is all saved, and the device may forget the run', async () => {
    const { store, device } = await aTab(takesAll);
    store.change(question, note('mine'));
    expect(await store.flush()).toBe(true);
    await store.forget();
    expect(await device.read()).toEqual({ cached: undefined, work: undefined });
  });

  it('view › opened, written in, sent, then offline › says of each whether the work is saved, and what waits here', async () => {
    const { store } = await aTab(takesAll);
    expect(store.view().saving).toEqual({ kind: 'saved' });
    store.change(question, note('mine'));
    expect(store.view().saving).toEqual({ kind: 'saving' });
    await store.flush();
    expect(store.view().saving).toMatchObject({ kind: 'saved', at: expect.any(Number) });
    store.setOnline(false);
    store.change(question, note('kept here'));
    expect(store.view().saving).toEqual({ kind: 'kept', changes: 1 });
  });

  it('change › a note of the intro, on a copy that an older page left › is shown, sent, and kept for the choice when stale', async () => {
    const intro = notedParts.intro;
    const cached = aCachedRun();
    const { partNotes: _none, ...older } = {
      ...cached.run,
      plan: { ...cached.run.plan, flow: [{ kind: 'intro' as const, minutes: 3 }, ...cached.run.plan.flow] },
    };
    const theirs = { ...emptyAnswer(intro), notes: 'theirs', versions: { ...emptyAnswer(intro).versions, note: 1 } };
    const send: Send = async (operations) => ({
      ...(await takesAll([])),
      conflicts: operations.map(({ id }) => ({ id, answer: theirs })),
      partNotes: [theirs],
    });
    const device = runDevice('olena', crypto.randomUUID());
    await device.claim();
    const run = older as Run;
    const store = new RunStore({ cached: { ...cached, run }, work: undefined, readOnly: false, device, send });
    opened.push(store);
    store.change(intro, note('mine'));
    expect(store.view().partNotes).toMatchObject([{ questionId: intro, notes: 'mine' }]);
    expect(store.view().answers).toHaveLength(1);
    expect(await store.flush()).toBe(false);
    expect(store.view().conflicts).toEqual([{ questionId: intro, mine: note('mine') }]);
  });

  it('forget › a note was typed while the interview was being finished › stays on the device', async () => {
    let isOffline = false;
    const { store, device } = await aTab((operations) => (isOffline ? offline : takesAll)(operations));
    expect(await store.flush()).toBe(true);
    isOffline = true;
    store.change(question, note('late'));
    await store.forget();
    expect((await device.read()).work?.log.operations).toMatchObject([{ kind: 'note', value: 'late' }]);
  });

  it('leave › right after typing › sends the last words and then nothing is pending on the device', async () => {
    const sent: unknown[] = [];
    const { store, device } = await aTab((operations) => {
      sent.push(...operations.map((one) => (one.kind === 'note' ? one.value : one.kind)));
      return takesAll(operations);
    });
    store.change(question, note('last words'));
    await store.leave();
    expect(sent).toEqual(['last words']);
    await expect.poll(async () => (await device.read()).work?.log.operations).toEqual([]);
  });

  it('change › an earlier write is still under way › goes to the device in the same moment', async () => {
    const device = runDevice('olena', crypto.randomUUID());
    const begun: unknown[] = [];
    const store = new RunStore({
      cached: aCachedRun(),
      work: undefined,
      readOnly: false,
      device: {
        ...device,
        write: ({ work }) => {
          begun.push(work?.log.operations.map((one) => one.kind === 'note' && one.value));
          return new Promise(() => undefined);
        },
      },
      send: offline,
    });
    opened.push(store);
    store.change(question, note('last words before the page goes'));
    expect(begun.at(-1)).toEqual(['last words before the page goes']);
  });

  it('receiveTwin › the other language comes during the run › is there to switch to, and on the device with what is written', async () => {
    const { store, device } = await aTab(takesAll);
    const twin = { language: 'uk', state: 'ready', done: 1, parts: 1, error: null, texts: {}, kept: [] } as const;
    expect(store.view().otherLanguage).toBeUndefined();
    store.receiveTwin({ ...twin, kept: [] });
    expect(store.view().otherLanguage).toBe('uk');
    await expect.poll(async () => (await device.read()).cached?.run.twin).toEqual(twin);
    store.change(question, note('after it came'));
    await store.flush();
    expect((await device.read()).cached?.run.twin).toEqual(twin);
  });

  it('time › in a part without a question › is kept for that part, also after a reload', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { store, interviewId } = await aTab(offline);
    store.goTo(1);
    vi.setSystemTime(Date.now() + 90_000);
    store.recordTime();
    await store.leave();
    vi.useRealTimers();
    expect(store.view().partSec).toEqual({ 1: 90 });
    expect((await aTab(offline, interviewId)).store.view().partSec).toEqual({ 1: 90 });
  });

  it('another tab claims the run › the old tab gets its answer afterwards › what the new one stored stays', async () => {
    const sending = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    const old = await aTab(async (operations) => {
      sending.resolve();
      await answered.promise;
      return takesAll(operations);
    });
    old.store.change(question, note('one'));
    const left = old.store.leave();
    await sending.promise;
    const young = await aTab(offline, old.interviewId);
    expect(young.store.view().answers).toMatchObject([{ notes: 'one' }]);
    young.store.change(question, note('two'));
    await young.store.flush();
    answered.resolve();
    await left;
    const { work } = await young.device.read();
    expect(work?.log.operations).toMatchObject([{ value: 'one' }, { value: 'two' }]);
  });

  it('another tab claims the run › the old tab has something to send › leaves it to the new one', async () => {
    let sent = 0;
    const old = await aTab(async (operations) => {
      sent += 1;
      return takesAll(operations);
    });
    await aTab(offline, old.interviewId);
    old.store.change(question, note('too late'));
    expect(await old.store.flush()).toBe(false);
    expect(sent).toBe(0);
    expect(old.store.view().readOnly).toBe(true);
  });
});
