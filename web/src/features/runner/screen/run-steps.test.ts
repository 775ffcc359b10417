import { describe, expect, it } from 'vitest';
import type { FlowStep } from '#contracts/interviewing/plan/plan.ts';
import { type RunStep, isOpening } from './run-steps.ts';

function steps(...kinds: readonly FlowStep['kind'][]): RunStep[] {
  return kinds.map((kind, index) => ({
    index,
    flow: { kind, minutes: 2 },
    question: undefined,
  }));
}

describe('isOpening', () => {
  it('isOpening › of a requirements check after the questions › is false, as it is for the closing parts', () => {
    const all = steps('intro', 'question', 'question', 'requirements', 'wrap_up');
    expect(all.map((step) => isOpening(step, all))).toEqual([true, false, false, false, false]);
  });

  it('isOpening › of a requirements check before the questions › is true', () => {
    const all = steps('intro', 'requirements', 'question', 'wrap_up');
    expect(all.map((step) => isOpening(step, all))).toEqual([true, true, false, false]);
  });
});
