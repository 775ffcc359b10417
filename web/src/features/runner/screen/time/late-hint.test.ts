import { describe, expect, it } from 'vitest';
import type { Answer } from '#contracts/interviewing/run/interview-run.ts';
import type { Plan, Question } from '#contracts/interviewing/plan/plan.ts';
import { lateHint } from './late-hint.ts';

interface Asked {
  readonly min: number;
  readonly mustAsk?: boolean;
  readonly state?: Answer['state'];
  readonly spentSec?: number;
}

const idOf = (order: number): string => `q${String(order)}`;

/** A run of 30 minutes, including 4 for the candidate's questions and 2 to wrap up. */
function aRun(asked: readonly Asked[]) {
  const questions = asked.map(
    ({ min, mustAsk = false }, index) =>
      ({ id: idOf(index + 1), order: index + 1, mustAsk, expectedMin: min }) as unknown as Question,
  );
  const plan = {
    durationMin: 30,
    questions,
    flow: [
      { kind: 'intro', minutes: 3 },
      { kind: 'candidate_questions', minutes: 4 },
      { kind: 'wrap_up', minutes: 2 },
    ],
  } as unknown as Plan;
  const answers = asked.map(
    ({ state = 'remaining', spentSec = 0 }, index) =>
      ({ questionId: idOf(index + 1), state, score: null, spentSec }) as unknown as Answer,
  );
  return { plan, answers };
}

const lateHintOf = (asked: readonly Asked[], elapsedMin: number, currentStep = 0, partMin: readonly number[] = []) =>
  lateHint({
    ...aRun(asked),
    elapsedSec: elapsedMin * 60,
    currentStep,
    partSec: Object.fromEntries(partMin.map((min, index) => [index, min * 60])),
  });

const hint = (...run: Parameters<typeof lateHintOf>) => {
  const found = lateHintOf(...run);
  return found && { over: found.overSec / 60, drop: found.drop.map(({ order }) => order), spare: found.spareSec / 60 };
};

describe('lateHint', () => {
  it('what is left fits to the second › asked › says nothing', () => {
    expect(hint([{ min: 6, mustAsk: true }, { min: 5 }], 13)).toBeUndefined();
  });

  it('two minutes too late › one optional question suffices › names the shortest that does', () => {
    expect(hint([{ min: 6, mustAsk: true }, { min: 7 }, { min: 3 }], 10)).toEqual({ over: 2, drop: [3], spare: 1 });
  });

  it('two optional questions of equal length › one suffices › names the later one', () => {
    expect(hint([{ min: 5 }, { min: 5 }, { min: 6, mustAsk: true }], 10)).toEqual({ over: 2, drop: [2], spare: 3 });
  });

  it('one is not enough › two suffice › names both in the order of the plan and wastes as little as can be', () => {
    const asked = [{ min: 4 }, { min: 8, mustAsk: true }, { min: 5 }, { min: 3 }];
    expect(hint(asked, 12)).toEqual({ over: 8, drop: [3, 4], spare: 0 });
  });

  it('the must-asks alone do not fit › every optional one is named › says how much is still missing', () => {
    expect(hint([{ min: 10, mustAsk: true }, { min: 3 }], 20)).toEqual({ over: 9, drop: [2], spare: -6 });
  });

  it('an optional question that has begun › late › is not given up, only its rest counts', () => {
    expect(hint([{ min: 5, spentSec: 120 }, { min: 4 }, { min: 6, mustAsk: true }], 13)).toEqual({
      over: 2,
      drop: [2],
      spare: 2,
    });
  });

  it('in the closing parts › as they go on › what is left of them shrinks', () => {
    const asked: Asked[] = [{ min: 6, mustAsk: true, state: 'answered', spentSec: 1260 }];
    // 21 minutes of questions, 3 of intro: the 6 closing minutes fit to the second, and still do 3 minutes later
    expect(hint(asked, 24, 1, [3, 0, 0])).toBeUndefined();
    expect(hint(asked, 27, 1, [3, 3, 0])).toBeUndefined();
    expect(hint(asked, 29, 2, [3, 3, 2])).toBeUndefined();
  });

  it('a break that is still to come › is kept free; once it is over, it is not', () => {
    const flow: Plan['flow'] = [
      { kind: 'question', minutes: 6, questionId: idOf(1) },
      { kind: 'break', minutes: 10 },
      { kind: 'question', minutes: 6, questionId: idOf(2) },
      { kind: 'wrap_up', minutes: 2 },
    ];
    const run = aRun([{ min: 6, mustAsk: true }, { min: 6 }]);
    const plan = { ...run.plan, durationMin: 24, flow };
    const at = (elapsedMin: number, currentStep: number) =>
      lateHint({ ...run, plan, elapsedSec: elapsedMin * 60, currentStep, partSec: {} });
    expect(at(0, 0)).toBeUndefined();
    expect(at(1, 0)).toMatchObject({ overSec: 60, drop: [{ order: 2 }] });
    expect(at(1, 2)).toBeUndefined();
  });

  it('every must-ask is asked › late › says that none is open', () => {
    const asked: Asked[] = [{ min: 6, mustAsk: true, state: 'answered' }, { min: 4 }];
    expect(lateHintOf(asked, 26)).toMatchObject({ mustAsksOpen: false });
    expect(lateHintOf([...asked, { min: 3, mustAsk: true }], 26)).toMatchObject({ mustAsksOpen: true });
  });

  it('answered and skipped questions › late in the interview › take no more time', () => {
    const asked: Asked[] = [
      { min: 9, state: 'answered' },
      { min: 9, state: 'skipped' },
      { min: 6, mustAsk: true },
    ];
    expect(hint(asked, 18)).toBeUndefined();
  });
});
