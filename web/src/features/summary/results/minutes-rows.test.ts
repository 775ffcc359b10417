import { describe, expect, it } from 'vitest';
import type { Run } from '#contracts/interviewing/run/interview-run.ts';
import { isTimed, minutesRows, scaleOf, usedMinutes } from './minutes-rows.ts';

const aRun = (elapsedSec: number, spentSec: readonly [number, number] = [725, 0]) =>
  ({
    clock: { elapsedSec },
    plan: {
      questions: [
        { id: 'a', order: 1, expectedMin: 8 },
        { id: 'b', order: 2, expectedMin: 6 },
      ],
      flow: [
        { kind: 'intro', minutes: 5 },
        { kind: 'question', minutes: 8, questionId: 'a' },
        { kind: 'question', minutes: 6, questionId: 'b' },
        { kind: 'wrap_up', minutes: 3 },
      ],
    },
    answers: [
      { questionId: 'a', state: 'answered', spentSec: spentSec[0] },
      { questionId: 'b', state: 'skipped', spentSec: spentSec[1] },
    ],
  }) as unknown as Run;

describe('minutesRows', () => {
  it('a run with a dropped question › its minutes › add up to the time it took', () => {
    expect(minutesRows(aRun(1200))).toEqual([
      { key: 'a', order: 1, planned: 8, used: 12, dropped: false },
      { key: 'b', order: 2, planned: 6, used: 0, dropped: true },
      { key: 'rest', planned: 8, used: 8, dropped: false },
    ]);
  });

  it('rows that would each round up › together with the whole › add up to what its head says', () => {
    // three times 1 min 40 s are 5 minutes, not 6
    const used = minutesRows(aRun(300, [100, 100])).map((row) => row.used);
    expect(used.reduce((sum, minutes) => sum + minutes, 0)).toBe(5);
    expect(used.toSorted((one, other) => one - other)).toEqual([1, 2, 2]);
  });

  it('seconds of questions rounded up beyond the whole › the rest › is never negative', () => {
    expect(minutesRows(aRun(600)).at(-1)).toMatchObject({ used: 0 });
  });
});

describe('isTimed', () => {
  it('isTimed › a question took minutes, or the clock alone ran › is so of the first', () => {
    expect(isTimed(minutesRows(aRun(1200)))).toBe(true);
    expect(isTimed(minutesRows(aRun(1200, [0, 0])))).toBe(false);
  });
});

describe('scaleOf', () => {
  it('the rest took longer than any question › a full bar › is the longest question', () => {
    expect(scaleOf(minutesRows(aRun(3600)))).toBe(12);
  });

  it('the plan gave a question more than any took › a full bar › is what was planned', () => {
    expect(scaleOf(minutesRows(aRun(3600, [60, 60])))).toBe(8);
  });
});

describe('usedMinutes', () => {
  it.each([
    ['as its rows say', aRun(1200), 20],
    ['less than its questions', aRun(600), undefined],
    ['under half a minute', aRun(20, [10, 0]), undefined],
  ])('the clock of the run says %s › the head says so, or nothing', (_, run, minutes) => {
    expect(usedMinutes(run)).toBe(minutes);
  });
});
