import { describe, expect, it } from 'vitest';
import { belowOffer, scoredInRun } from './below-offer.ts';

const questions = [
  { id: 'a', order: 1 },
  { id: 'b', order: 2 },
  { id: 'c', order: 3 },
  { id: 'd', order: 4 },
];
const leastScores = [
  { order: 1, least: 6 },
  { order: 2, least: 6 },
  { order: 3, least: 4, ifAsked: true as const },
];
const decision = { weighsMost: 'Figures.', offer: { leastScores, also: [] }, noWhen: ['Leaves a patient alone.'] };
const given = [5, 6, null, 2];
const answers = questions.map(({ id }, at) => ({ questionId: id, score: given[at] ?? null }));

describe('belowOffer', () => {
  const scored = scoredInRun({ plan: { questions, decision }, answers });

  it('hire › one score is below its minimum, one meets it, one is missing, one has none › has the one below', () => {
    expect(belowOffer('hire', scored)).toEqual([{ number: 1, score: 5, least: 6 }]);
  });

  it.each(['further_interview', 'no_hire', null] as const)('%s › a low score does not speak against it', (other) => {
    expect(belowOffer(other, scored)).toEqual([]);
  });

  it('a plan without minimum scores › nothing is below', () => {
    expect(belowOffer('hire', scoredInRun({ plan: { questions }, answers }))).toEqual([]);
  });
});
