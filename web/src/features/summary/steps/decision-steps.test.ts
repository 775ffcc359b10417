import { describe, expect, it } from 'vitest';
import { decisionSteps } from './decision-steps.ts';

const nothing = { overallAssessment: '', strengths: [], concerns: [''] };

describe('the steps of a decision', () => {
  it('nothing was required › has none for it', () => {
    expect(decisionSteps([], nothing)).toEqual({ lists: { isDone: false, written: 0 } });
  });

  it('answers of each kind › are counted apart, and what is open is not done', () => {
    const points = (['yes', 'no', 'open', null, null] as const).map((answer) => ({ text: 'x', answer }));
    expect(decisionSteps(points, nothing).requirements).toEqual({ isDone: false, notMet: 1, open: 1, notAsked: 2 });
  });

  it('everything was answered, with a no › is done', () => {
    const points = (['yes', 'no'] as const).map((answer) => ({ text: 'x', answer }));
    expect(decisionSteps(points, nothing).requirements).toMatchObject({ isDone: true, notMet: 1 });
  });

  it('a strength and a concern were written › are counted without empty lines', () => {
    const text = { ...nothing, strengths: ['Figures', ' '], concerns: ['Pace'] };
    expect(decisionSteps([], text).lists).toEqual({ isDone: true, written: 2 });
  });
});
