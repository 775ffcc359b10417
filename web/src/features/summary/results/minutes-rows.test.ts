import { describe, expect, it } from 'vitest';
import type { Run } from '#contracts/interviewing.ts';
import { minutesRows } from './minutes-rows.ts';

const aRun = (elapsedSec: number) =>
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
      { questionId: 'a', state: 'answered', spentSec: 725 },
      { questionId: 'b', state: 'skipped', spentSec: 0 },
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

  it('seconds of questions rounded up beyond the whole › the rest › is never negative', () => {
    expect(minutesRows(aRun(600)).at(-1)).toMatchObject({ used: 0 });
  });
});
