import { describe, expect, it } from 'vitest';
import type { Answer } from '#contracts/interviewing/run/interview-run.ts';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { fillBudget } from './run-budget-fill.ts';
import type { RunProgress } from './run-progress.ts';

const plan = {
  flow: [
    { kind: 'intro', minutes: 5 },
    { kind: 'question', minutes: 8, questionId: 'a' },
    { kind: 'question', minutes: 6, questionId: 'b' },
    { kind: 'wrap_up', minutes: 3 },
  ],
} as unknown as Plan;
const answers = [
  { questionId: 'a', spentSec: 480, state: 'answered' },
  { questionId: 'b', spentSec: 0, state: 'skipped' },
] as unknown as Answer[];
const aProgress = (elapsedSec: number, currentStep: number, partSec: RunProgress['partSec'] = {}): RunProgress => ({
  plan,
  answers,
  elapsedSec,
  currentStep,
  partSec,
});
const used = (...progress: Parameters<typeof aProgress>) =>
  fillBudget(aProgress(...progress)).map(({ usedSec }) => usedSec);

describe('fillBudget', () => {
  it('a long intro › during a question › stays with the intro and never fills what is still to come', () => {
    expect(used(480 + 400, 1)).toEqual([400, 480, 0, 0]);
  });

  it('the wrap-up › under way › takes what the intro had no room for', () => {
    expect(used(480 + 300 + 60, 3)).toEqual([300, 480, 0, 60]);
  });

  it('a short intro › time in the wrap-up › is drawn in the wrap-up, also once a question is shown again', () => {
    const partSec = { 0: 20, 3: 100 };
    expect(used(480 + 120, 3, partSec)).toEqual([20, 480, 0, 100]);
    expect(used(480 + 120, 1, partSec)).toEqual([20, 480, 0, 100]);
  });

  it('parts that another device ran › the rest of the time › fills them as far as it goes', () => {
    expect(used(480 + 200, 3, { 3: 100 })).toEqual([100, 480, 0, 100]);
  });

  it('a skipped question › shown › is dropped', () => {
    expect(fillBudget(aProgress(480, 1)).map(({ dropped }) => dropped)).toEqual([false, false, true, false]);
  });
});
