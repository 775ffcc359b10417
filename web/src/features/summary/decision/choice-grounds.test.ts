import { describe, expect, it } from 'vitest';
import { choiceGrounds } from './choice-grounds.ts';

type Judged = Parameters<typeof choiceGrounds>[0];

const questions = [
  { id: 'a', order: 1, competencyId: 'care' },
  { id: 'b', order: 2, competencyId: 'papers' },
  { id: 'c', order: 3, competencyId: 'papers' },
] as Judged['plan']['questions'];
type Decision = NonNullable<Judged['plan']['decision']>;
type Told = NonNullable<Decision['grounds']>[number];

const between: Told = {
  text: 'Q1 or Q2 scored 4 or 5, and the rest is good. Settle that alone: by a reference.',
  short: 'Q1 or Q2 scored 4 or 5.',
  ground: { kind: 'scores', orders: [1, 2], competencies: [], lowest: 4, highest: 5 },
};
const also: Told[] = [
  { text: 'Every requirement is met, or it is agreed when it will be', ground: { kind: 'requirementsMet' } },
  { text: 'None of the reasons for a no holds', ground: { kind: 'nothingAgainst' } },
];
const further: Told[] = [
  between,
  { text: 'What the earlier round left open is still open after Q1.', ground: { kind: 'earlierOpen', orders: [1] } },
  // a long requirement is shortened in its sentence
  { text: '“A licence for…” is open, and the rest is good.', ground: { kind: 'requirementOpen', requirements: [1] } },
  { text: 'No time was left for “care”.', ground: { kind: 'notAsked', competencies: ['care', 'papers'] } },
];
const against: Told[] = [
  {
    text: '“Care” or “papers” scored below 4.',
    ground: { kind: 'scores', orders: [], competencies: ['care', 'papers'], lowest: 0, highest: 3 },
  },
  { text: 'A requirement is not met: “A licence”.', ground: { kind: 'requirementNotMet', requirements: [1] } },
];
const said = (told: readonly Told[]) => told.map(({ text }) => text);
const decision: Decision = {
  weighsMost: 'Figures.',
  offer: {
    leastScores: [
      { order: 1, least: 6 },
      { order: 2, least: 6 },
      { order: 3, least: 4, ifAsked: true as const },
    ],
    also: said(also),
  },
  furtherWhen: said(further),
  noWhen: [...said(against), 'Leaves a patient alone.'],
  grounds: [...also, ...further, ...against],
};
const judged = (scores: readonly (number | null)[], answer: 'yes' | 'no' | 'open' | null): Judged => ({
  plan: { decision, questions, candidate: { beforeOffer: ['Sees the licence.'] } },
  answers: questions.map(({ id }, at) => ({ questionId: id, score: scores[at] ?? null })),
  points: [{ said: 'requirements', requirement: 1, answer }],
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
      [false, undefined, undefined],
      [true, undefined, true, false],
      [false, undefined, undefined],
    ]);
    const grounds = choiceGrounds(one);
    const { text, short } = between;
    expect(grounds?.further_interview.when[0]).toEqual({ text, short, holds: true, scores: [{ order: 1, score: 5 }] });
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

  it('a requirement by its place › is answered by the point that is asked in its place, and open to nobody where it is left', () => {
    const one = judged([7, 8, 6], 'no');
    const when = (points: Judged['points']) => {
      const grounds = choiceGrounds({ ...one, points });
      return [grounds?.further_interview.when[2]?.holds, grounds?.no_hire.when[1]?.holds];
    };
    expect(when([{ said: 'toSettle', requirement: 1, answer: 'no' }])).toEqual([false, true]);
    expect(when([{ said: 'toSettle', requirement: 1, answer: 'open' }])).toEqual([true, undefined]);
    expect(when([{ said: 'requirements', requirement: 0, answer: 'no' }])).toEqual([undefined, undefined]);
    expect(when([])).toEqual([undefined, undefined]);
  });

  it('what an earlier round left open and the person’s own points › go by whether they were answered', () => {
    const told: Told[] = [
      { text: 'З’ясовано те, що лишилося з попередньої розмови', ground: { kind: 'earlierSettled' } },
      { text: 'Одне з уточнень лишилося нез’ясованим.', ground: { kind: 'pointsOpen' } },
    ];
    const { plan, answers } = judged([7, 8, 6], 'yes');
    const when = (answer: 'yes' | null) => {
      const points = (['toSettle', 'followUps'] as const).map((kind) => ({ said: kind, answer }));
      const own = { ...decision, furtherWhen: said(told), grounds: told };
      return choiceGrounds({ plan: { ...plan, decision: own }, answers, points })?.further_interview.when;
    };
    expect(when('yes')).toMatchObject([{ holds: undefined }, { holds: false }]);
    expect(when(null)).toMatchObject([{ holds: false }, { holds: true }]);
  });

  it('a plan from before grounds were kept › its sentences are whole and for whoever decides', () => {
    const one = judged([5, 3, 6], 'no');
    const { grounds: _, ...stored } = decision;
    const older = { ...one, plan: { ...one.plan, decision: stored } };
    expect(held(older)).toEqual([
      [false, undefined, undefined],
      [undefined, undefined, undefined, undefined],
      [undefined, undefined, undefined],
    ]);
    expect(choiceGrounds(older)?.further_interview.when[0]).toEqual({ text: between.text, holds: undefined });
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
