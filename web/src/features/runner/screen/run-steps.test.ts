import { describe, expect, it } from 'vitest';
import type { FlowStep, Question } from '#contracts/interviewing/plan/plan.ts';
import { type RunStep, isOpening, stepOfPoint } from './run-steps.ts';

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

describe('stepOfPoint', () => {
  const asked = steps('intro', 'requirements', 'question', 'question', 'wrap_up').map((step) =>
    step.flow.kind === 'question' ? { ...step, question: { id: `q${step.index}` } as Question } : step,
  );

  it('stepOfPoint › of what is asked behind a question › is that question', () => {
    expect(stepOfPoint(asked, { questionId: 'q3' })?.index).toBe(3);
  });

  it('stepOfPoint › of a requirement or a point › is the requirements check', () => {
    expect(stepOfPoint(asked, {})?.index).toBe(1);
  });

  it('stepOfPoint › without a requirements check › finds none for a point', () => {
    expect(stepOfPoint(steps('intro', 'wrap_up'), {})).toBeUndefined();
  });
});
