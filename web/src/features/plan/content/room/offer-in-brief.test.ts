import { describe, expect, it } from 'vitest';
import { offerInBrief } from './offer-in-brief.ts';

const decision = { weighsMost: 'Care decides.', noWhen: ['Leaves early.'] };

describe('offerInBrief', () => {
  it('names what decides by its numbers, and the other questions together', () => {
    const leastScores = [
      { order: 1, least: 6 },
      { order: 3, least: 6 },
      { order: 2, least: 4, ifAsked: true as const },
      { order: 4, least: 4, ifAsked: true as const },
    ];
    const also = ['Every requirement is met.', 'None of the reasons for a no holds'];
    const grounds = [{ text: 'None of the reasons for a no holds', ground: { kind: 'nothingAgainst' as const } }];
    expect(offerInBrief({ ...decision, offer: { leastScores, also }, grounds })).toEqual({
      scores: [
        { score: 6, numbers: [1, 3] },
        { score: 4, numbers: undefined },
      ],
      also: ['Every requirement is met'],
    });
  });

  it('is the sentence of a plan made before its parts were told apart, and nothing before that', () => {
    expect(offerInBrief({ ...decision, offerWhen: 'Strong in care.' })).toEqual({
      scores: [],
      also: ['Strong in care'],
    });
    expect(offerInBrief(decision)).toEqual({ scores: [], also: [] });
  });
});
