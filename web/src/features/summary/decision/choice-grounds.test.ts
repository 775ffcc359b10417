import { describe, expect, it } from 'vitest';
import { choiceGrounds } from './choice-grounds.ts';

type Judged = Parameters<typeof choiceGrounds>[0];

const competencies = ['care', 'papers'].map((id) => ({
  id,
  name: id,
  definition: id,
  source: 'focus_area' as const,
  mustHave: true,
}));
const questions = [
  { id: 'a', order: 1, competencyId: 'care' },
  { id: 'b', order: 2, competencyId: 'papers' },
  { id: 'c', order: 3, competencyId: 'papers' },
] as Judged['plan']['questions'];
const decision = {
  weighsMost: 'Figures.',
  offer: {
    leastScores: [
      { order: 1, least: 6 },
      { order: 2, least: 6 },
      { order: 3, least: 4, ifAsked: true as const },
    ],
    also: ['Every requirement is met, or it is agreed when it will be', 'None of the reasons for a no holds'],
  },
  furtherWhen: [
    'Q1 or Q2 scored 4 or 5, and the rest is good. Settle that alone: by a reference.',
    'What the earlier round left open is still open after Q1. Settle that alone: by a short follow-up call.',
    '“A licence” is open, and the rest is good. Make an offer on the condition that it is shown before the first day.',
    'No time was left for “care” or “papers”. Settle that in a short follow-up call, not by a guess.',
  ],
  noWhen: ['“Care” or “papers” scored below 4.', 'A requirement is not met: “A licence”.', 'Leaves a patient alone.'],
};
const judged = (scores: readonly (number | null)[], answer: 'yes' | 'no' | 'open' | null): Judged => ({
  plan: { decision, questions, competencies, candidate: { beforeOffer: ['Sees the licence.'] } },
  answers: questions.map(({ id }, at) => ({ questionId: id, score: scores[at] ?? null })),
  points: [{ said: 'requirements', text: 'A licence', answer }],
});
const held = (one: Judged) => {
  const grounds = choiceGrounds(one);
  return (['hire', 'further_interview', 'no_hire'] as const).map((choice) =>
    grounds?.[choice].when.map(({ holds }) => holds),
  );
};

describe('choiceGrounds', () => {
  it('all that an offer takes was scored and answered › the offer’s hold, what is in somebody’s own words stays open', () => {
    expect(held(judged([7, 8, 6], 'yes'))).toEqual([
      [true, true, undefined],
      [false, undefined, false, false],
      [false, false, undefined],
    ]);
  });

  it('one score is between, a requirement open › another step holds, with the score by which it does', () => {
    const one = judged([5, 8, 6], null);
    expect(held(one)).toEqual([
      [false, false, undefined],
      [true, undefined, true, false],
      [false, undefined, undefined],
    ]);
    const grounds = choiceGrounds(one);
    expect(grounds?.further_interview.when[0]?.scores).toEqual([{ order: 1, score: 5 }]);
    expect(grounds?.hire.when[0]).toEqual({ text: undefined, holds: false, scores: [{ order: 1, score: 5 }] });
  });

  it('a low score and a no › speak against it; a competency whose questions differ is left to whoever decides', () => {
    expect(held(judged([3, 8, 6], 'no'))[2]).toEqual([true, true, undefined]);
    expect(held(judged([3, 8, 6], 'no'))[0]).toEqual([false, false, false]);
    expect(held(judged([7, 8, 2], 'yes'))[2]?.[0]).toBeUndefined();
  });

  it('a question was not scored › what it was asked about is open', () => {
    expect(held(judged([null, 8, 6], 'yes'))[1]).toEqual([false, true, false, true]);
  });

  it('an older plan says an offer in one sentence › has it whole, and what is seen first', () => {
    const { offer: _, ...older } = decision;
    const offerWhen = 'An offer takes 6 or more in Q1, and every requirement met.';
    const one = judged([7, 8, 6], 'yes');
    const grounds = choiceGrounds({ ...one, plan: { ...one.plan, decision: { ...older, offerWhen } } });
    expect(grounds?.hire).toEqual({ when: [{ text: offerWhen, holds: undefined }], before: ['Sees the licence.'] });
    expect(grounds?.no_hire.before).toEqual([]);
  });

  it('a plan from before it was written down › has none', () => {
    const one = judged([], null);
    expect(choiceGrounds({ ...one, plan: { ...one.plan, decision: undefined } })).toBeUndefined();
  });
});
