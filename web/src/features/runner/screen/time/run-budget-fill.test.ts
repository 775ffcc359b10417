import { describe, expect, it } from 'vitest';
import type { Answer } from '#contracts/interviewing.ts';
import type { Plan } from '#contracts/plan.ts';
import { fillBudget } from './run-budget-fill.ts';

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
const used = (elapsedSec: number, present: number) =>
  fillBudget(plan, answers, elapsedSec, present).map(({ usedSec }) => usedSec);

describe('fillBudget', () => {
  it('a long intro › during a question › stays with the intro and never fills what is still to come', () => {
    expect(used(480 + 400, 1)).toEqual([400, 480, 0, 0]);
  });

  it('the wrap-up › under way › takes what the intro had no room for', () => {
    expect(used(480 + 300 + 60, 3)).toEqual([300, 480, 0, 60]);
  });

  it('a skipped question › shown › is dropped', () => {
    expect(fillBudget(plan, answers, 480, 1).map(({ dropped }) => dropped)).toEqual([false, false, true, false]);
  });
});
