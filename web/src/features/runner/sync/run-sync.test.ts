import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Operation } from '#contracts/interviewing/run/interview-run.ts';
import { ApiError, OfflineError } from '#web/shared/api/api-error.ts';
import { RunSync } from './run-sync.ts';

const clock = { startedAt: '', endedAt: null, paused: false, pauses: [], elapsedSec: 0, now: '' };
const pause = (id: string): Operation => ({ id, at: '2026-11-20T10:00:00.000Z', kind: 'pause' });
const refusal = (status: number) => new ApiError({ status, code: 'common.bad_request', message: '', requestId: 'r' });

/** A sync with pending operations and a fake server whose responses the test controls. */
function aSync(ids: readonly string[], answers: (operations: readonly Operation[]) => Error | undefined) {
  const seen = { sent: [] as string[][], marked: [] as number[], failed: 0, refused: [] as string[], ended: 0 };
  let pending = ids.map(pause);
  const sync = new RunSync({
    pending: () => pending,
    beforeSending: async (count) => {
      seen.marked.push(count);
      return true;
    },
    send: async (operations) => {
      expect(seen.marked.length).toBe(seen.sent.length + 1);
      seen.sent.push(operations.map(({ id }) => id));
      const failure = answers(operations);
      if (failure !== undefined) throw failure;
      return {
        applied: operations.map(({ id }) => id),
        conflicts: [],
        refused: [],
        clock,
        answers: [],
        partNotes: [],
        requirementAnswers: [],
      };
    },
    onSettled: ({ applied }) => {
      pending = pending.filter(({ id }) => !applied.includes(id));
    },
    onFailed: () => {
      seen.failed += 1;
    },
    onRefused: (id) => {
      seen.refused.push(id);
      pending = pending.filter((one) => one.id !== id);
    },
    onEnded: () => {
      seen.ended += 1;
    },
  });
  return { sync, seen, left: () => pending.map(({ id }) => id) };
}

describe('RunSync', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('pending operations › the server takes them › all leave in order, marked on the device before', async () => {
    const { sync, seen, left } = aSync(['a', 'b'], () => undefined);
    await sync.flush();
    expect(seen.sent).toEqual([['a', 'b']]);
    expect(left()).toEqual([]);
  });

  it('no network › twice › everything stays and is tried again by itself, later each time', async () => {
    let offline = true;
    const { sync, seen, left } = aSync(['a'], () => (offline ? new OfflineError('cut') : undefined));
    await sync.flush();
    await vi.advanceTimersByTimeAsync(1000);
    expect(seen.failed).toBe(2);
    expect(left()).toEqual(['a']);
    offline = false;
    await vi.advanceTimersByTimeAsync(2000);
    expect(left()).toEqual([]);
  });

  it('one operation that the server cannot read › in a batch › is left out and the others arrive', async () => {
    const { sync, seen, left } = aSync(['a', 'bad', 'c'], (operations) =>
      operations.some(({ id }) => id === 'bad') ? refusal(400) : undefined,
    );
    await sync.flush();
    expect(seen.refused).toEqual(['bad']);
    expect(left()).toEqual([]);
  });

  it('the interview does not run any more › pending operations › says so once and keeps them', async () => {
    const { sync, seen, left } = aSync(['a'], () => refusal(409));
    await sync.flush();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seen).toMatchObject({ ended: 1, sent: [['a']] });
    expect(left()).toEqual(['a']);
  });
});
