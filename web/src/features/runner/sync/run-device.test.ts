import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import type { Operation, Run } from '#contracts/interviewing/run/interview-run.ts';
import { emptyLog } from './operation-log.ts';
import {
  countUnsent,
  discardOldRuns,
  discardRun,
  discardRunsOf,
  discardRunsWith,
  findCachedInterview,
  runDevice,
} from './run-device.ts';

const day = 24 * 3600 * 1000;
const aCachedRun = (id: string) => ({
  interview: { id, candidate: { id: `candidate of ${id}` } } as unknown as Interview,
  run: {} as unknown as Run,
  receivedAt: 0,
});
const atStart = { currentStep: 0, partSec: {}, loggedSec: 0 };
const nothing = { cached: undefined, work: undefined };

const aNote: Operation = {
  id: '0193a000-0000-7000-8000-00000000000a',
  at: '2026-11-20T10:00:00.000Z',
  kind: 'note',
  questionId: '0193a000-0000-7000-8000-000000000001',
  baseVersion: 0,
  value: 'heard on the train',
};
const seconds: Operation = { id: aNote.id, at: aNote.at, kind: 'spent', questionId: aNote.questionId, value: 20 };

async function aRun(userId: string, id: string, operations: Operation[] = []) {
  const device = runDevice(userId, id);
  await device.claim();
  await device.write({ cached: aCachedRun(id), work: { log: { ...emptyLog, operations }, ...atStart } });
  return device;
}

describe('runDevice', () => {
  beforeEach(async () => {
    await discardRunsOf('olena');
    await discardRunsOf('taras');
  });

  it('claim › another tab wrote before › sees its work, and only this one writes from then on', async () => {
    const old = await aRun('olena', 'one', [aNote]);
    const young = runDevice('olena', 'one');
    expect((await young.claim()).work?.log.operations).toEqual([aNote]);
    await old.write({ work: { log: emptyLog, ...atStart } });
    await old.forget();
    expect((await young.read()).work?.log.operations).toEqual([aNote]);
    expect([await old.holdsClaim(), await young.holdsClaim()]).toEqual([false, true]);
  });

  it('read › an older release stored the run › what has been added to plans since is there', async () => {
    const device = runDevice('olena', 'one');
    const plan = {
      summary: { highlights: [], focusAreas: ['Delivery'] },
      candidate: { strengths: [], areasToProbe: [] },
    };
    await device.claim();
    await device.write({ cached: { ...aCachedRun('one'), run: { plan } as unknown as Run } });
    expect((await device.read()).cached?.run.plan).toEqual({
      summary: { ...plan.summary, highlightEvidence: [] },
      requirements: [],
      candidate: {
        ...plan.candidate,
        followUps: [],
        requirementEvidence: [],
        toSettle: [],
        seenEarlier: [],
        toPrepare: [],
        furtherWhen: [],
        beforeOffer: [],
        alsoOpen: [],
        privateMatters: [],
      },
    });
  });

  it('discardOldRuns › one was written 8 days ago, one 6 › only the older one goes, as a whole', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const old = await aRun('olena', 'old', [aNote]);
    vi.setSystemTime(Date.now() + 2 * day);
    const recent = await aRun('taras', 'recent', [aNote]);
    await discardOldRuns(Date.now() + 6 * day);
    vi.useRealTimers();
    expect(await old.read()).toEqual(nothing);
    expect((await recent.read()).work?.log.operations).toEqual([aNote]);
  });

  it('countUnsent › a note, mere seconds and another user’s note › counts the user’s own note', async () => {
    await aRun('olena', 'note', [aNote]);
    await aRun('olena', 'seconds', [seconds]);
    await aRun('taras', 'theirs', [aNote]);
    expect(await countUnsent('olena')).toBe(1);
  });

  it('discardRunsOf › a user signs out › nothing of theirs is left, and everything of others', async () => {
    await aRun('olena', 'one', [aNote]);
    await aRun('taras', 'two', [aNote]);
    await discardRunsOf('olena');
    expect(await findCachedInterview('olena', 'one')).toBeUndefined();
    expect(await countUnsent('olena')).toBe(0);
    expect(await countUnsent('taras')).toBe(1);
  });

  it('discardRun › of one interview › the others stay', async () => {
    await aRun('olena', 'one', [aNote]);
    await aRun('olena', 'two', [aNote]);
    await discardRun('olena', 'one');
    expect(await findCachedInterview('olena', 'one')).toBeUndefined();
    expect(await findCachedInterview('olena', 'two')).toMatchObject({ id: 'two' });
  });

  it('discardRunsWith › a candidate is deleted › their runs go, sent or not, and those of others stay', async () => {
    await aRun('olena', 'one', [aNote]);
    await aRun('olena', 'two', [aNote]);
    await aRun('taras', 'one', [aNote]);
    await discardRunsWith('olena', 'candidate of one');
    expect(await findCachedInterview('olena', 'one')).toBeUndefined();
    expect([await countUnsent('olena'), await countUnsent('taras')]).toEqual([1, 1]);
  });
});
