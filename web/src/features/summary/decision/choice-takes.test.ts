import { describe, expect, it } from 'vitest';
import { choiceTakes } from './choice-takes.ts';

const candidate = { beforeOffer: ['Sees the licence.'] };
const decision = {
  weighsMost: 'Figures.',
  offerWhen: 'An offer takes 6 or more in Q1, and every requirement met.',
  furtherWhen: ['One point is open.'],
  noWhen: ['A score below 4.'],
};

describe('choiceTakes', () => {
  it('an older plan says an offer in one sentence › has it whole', () => {
    expect(choiceTakes({ decision, candidate })?.hire).toEqual({
      when: [decision.offerWhen],
      before: candidate.beforeOffer,
    });
  });

  it('a plan has an offer in its parts › leaves the least scores to the scores', () => {
    const offer = { leastScores: [{ order: 1, least: 6 }], also: ['Every requirement met.'] };
    expect(choiceTakes({ decision: { ...decision, offer }, candidate })?.hire.when).toEqual(['Every requirement met.']);
  });

  it('another step, and a no › each has its own, and nothing to be seen before an offer', () => {
    const takes = choiceTakes({ decision, candidate });
    expect(takes?.further_interview).toEqual({ when: decision.furtherWhen, before: [] });
    expect(takes?.no_hire).toEqual({ when: decision.noWhen, before: [] });
  });

  it('a plan from before it was written down › has none', () => {
    expect(choiceTakes({ decision: undefined, candidate })).toBeUndefined();
  });
});
