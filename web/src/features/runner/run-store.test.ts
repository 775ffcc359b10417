import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, Interview, Operation, Run } from '#contracts/interviewing.ts';
import { OfflineError } from '#web/shared/api-error.ts';
import type { KeptRun, KeptWork, RunDevice } from './run-device.ts';
import { RunStore, type RunStoreOptions } from './run-store.ts';

const question = '0193a000-0000-7000-8000-000000000001';
const note = (value: string) => ({ kind: 'note', value }) as const;

function anAnswer(fields: Partial<Answer> = {}): Answer {
  return {
    questionId: question,
    state: 'remaining',
    skipReason: null,
    score: null,
    behavioursSeen: [],
    notes: '',
    redFlagSeen: false,
    spentSec: 0,
    versions: { state: 0, score: 0, ticks: 0, note: 0, flag: 0 },
    ...fields,
  };
}

const clock = () => {
  const now = new Date().toISOString();
  return { startedAt: now, endedAt: null, paused: false, pauses: [], elapsedSec: 0, now };
};

function aKeptRun(): KeptRun {
  const run = {
    plan: { flow: [{ kind: 'question', minutes: 5, questionId: question }], questions: [{ id: question }] },
    answers: [anAnswer()],
    clock: clock(),
  } as unknown as Run;
  return { interview: { id: 'one' } as unknown as Interview, run, heardAt: Date.now() };
}

/** A device that keeps what it is given. */
class MemoryDevice implements RunDevice {
  kept: KeptRun | undefined;
  work: KeptWork | undefined;
  async read() {
    return { kept: this.kept, work: this.work };
  }
  async write(parts: { kept?: KeptRun; work?: KeptWork }): Promise<void> {
    this.kept = parts.kept ?? this.kept;
    this.work = parts.work ?? this.work;
  }
  async forget(): Promise<void> {
    this.kept = undefined;
    this.work = undefined;
  }
}

type Send = RunStoreOptions['send'];

const takesAll: Send = async (operations) => ({
  applied: operations.map(({ id }) => id),
  conflicts: [],
  refused: [],
  clock: clock(),
  answers: [anAnswer()],
});

/** Somebody else wrote the note before: a write of it here is stale. */
const hasAnother: Send = async (operations) => {
  const theirs = anAnswer({ notes: 'theirs', versions: { state: 0, score: 0, ticks: 0, note: 1, flag: 0 } });
  const stale = (one: Operation): boolean => one.kind === 'note' && one.baseVersion < 1;
  return {
    applied: operations.filter((one) => !stale(one)).map(({ id }) => id),
    conflicts: operations.filter(stale).map(({ id }) => ({ id, answer: theirs })),
    refused: [],
    clock: clock(),
    answers: [theirs],
  };
};

function aStore(send: Send, device = new MemoryDevice()) {
  const store = new RunStore({ kept: aKeptRun(), work: device.work, readOnly: false, device, send });
  return { store, device };
}

describe('RunStore', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('flush › a note meets another one › is not all saved, and the device keeps both for the choice', async () => {
    const { store, device } = aStore(hasAnother);
    store.change(question, note('mine'));
    expect(await store.flush()).toBe(false);
    expect(store.view().conflicts).toEqual([{ questionId: question, mine: note('mine') }]);
    await store.forget();
    expect(device.work?.log.conflicts).toEqual([{ questionId: question, mine: note('mine') }]);
  });

  it('flush › everything arrived › is all saved, and the device may forget the run', async () => {
    const { store, device } = aStore(takesAll);
    store.change(question, note('mine'));
    expect(await store.flush()).toBe(true);
    await store.forget();
    expect(device.work).toBeUndefined();
  });

  it('forget › a note was typed while the interview was being finished › stays on the device', async () => {
    let offline = false;
    const { store, device } = aStore((operations) =>
      offline ? Promise.reject(new OfflineError('cut')) : takesAll(operations),
    );
    expect(await store.flush()).toBe(true);
    offline = true;
    store.change(question, note('late'));
    await store.forget();
    expect(device.work?.log.operations).toMatchObject([{ kind: 'note', value: 'late' }]);
  });
});
