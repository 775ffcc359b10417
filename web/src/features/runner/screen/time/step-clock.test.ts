import { describe, expect, it } from 'vitest';
import type { Answer } from '#contracts/interviewing/run/interview-run.ts';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { stepClock } from './step-clock.ts';

const plan = {
  flow: [
    { kind: 'intro', minutes: 5 },
    { kind: 'question', minutes: 10, questionId: 'a' },
    { kind: 'buffer', minutes: 0 },
  ],
} as unknown as Plan;

/** A run at a question that has taken this many seconds, after an intro of one minute. */
const atQuestion = (spentSec: number) =>
  stepClock({
    plan,
    answers: [{ questionId: 'a', spentSec, state: 'remaining' }] as unknown as Answer[],
    elapsedSec: 60 + spentSec,
    currentStep: 1,
    partSec: { 0: 60 },
  });

describe('stepClock', () => {
  it('a question › half of its minutes used › says how much, of how much, and that it is in time', () => {
    expect(atQuestion(300)).toEqual({
      usedSec: 300,
      plannedSec: 600,
      late: undefined,
      isQuestion: true,
    });
  });

  it('a question › its minutes over › is full and late, then far too late', () => {
    expect(atQuestion(600)).toMatchObject({ late: 'over' });
    expect(atQuestion(720)).toMatchObject({ late: 'far' });
  });

  it('a part without a question › under way › has a clock of its own', () => {
    const clock = stepClock({ plan, answers: [], elapsedSec: 90, currentStep: 0, partSec: { 0: 90 } });
    expect(clock).toMatchObject({ usedSec: 90, plannedSec: 300, isQuestion: false });
  });

  it('a part without minutes › under way › is never late', () => {
    const clock = stepClock({ plan, answers: [], elapsedSec: 90, currentStep: 2, partSec: { 2: 90 } });
    expect(clock).toMatchObject({ late: undefined });
  });
});
