import { expect, test } from 'vitest';
import { reasonsForNo } from '#contracts/interviewing/plan/decision.ts';
import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { groundOf, withoutAdvice } from '#contracts/interviewing/summary/ground-of-decision.ts';
import { decisionOfPlan } from './decision-of-plan.ts';

const evidence = { cvId: '01900000-0000-7000-8000-0000000000cc', page: 1, start: 0, end: 5, quote: 'Wards' };
const aPlan = (language: 'en' | 'uk', doubted: boolean): Parameters<typeof decisionOfPlan>[0] => ({
  language,
  competencies: ['care', 'papers'].map((id) => ({
    id,
    name: id,
    definition: id,
    source: 'focus_area',
    mustHave: true,
  })),
  requirements: [
    {
      text: language === 'en' ? 'The posting says: “A licence”. Do you hold this?' : 'В оголошенні: «A licence». Чи є?',
      basis: 'licence',
      kind: 'licence',
    },
    { text: 'Can you work nights?', basis: 'nights', kind: 'shift' },
  ],
  candidate: {
    strengths: [],
    areasToProbe: [],
    followUps: [],
    requirementEvidence: [],
    toSettle: doubted ? [{ text: 'When does your notice end?', evidence }] : [],
    seenEarlier: [],
    toPrepare: [],
    furtherWhen: [],
    beforeOffer: [],
    alsoOpen: [],
    privateMatters: [],
  },
  questions: ['care', 'papers'].map(
    (competencyId, at) =>
      ({
        id: competencyId,
        order: at + 1,
        mustAsk: true,
        competencyId,
        category: competencyId,
        expectedMin: 6,
        ...(doubted && at === 1 && { followsUp: 'Why the night shifts stopped is open.' }),
      }) as Question,
  ),
});

/** Whoever decides is told which of them hold: a sentence that cannot be read any more would be left without its sign. */
test.each([
  ['en', false],
  ['en', true],
  ['uk', false],
  ['uk', true],
] as const)(
  'groundOf › every sentence of a decision by rule, in %s, with something left open: %s › is read',
  (language, doubted) => {
    const decision = decisionOfPlan(aPlan(language, doubted));
    const sentences = [decision.offer?.also ?? [], decision.furtherWhen ?? [], reasonsForNo(decision)];
    expect(sentences.map((some) => some.map((one) => groundOf(one)?.kind))).toEqual([
      ['requirementsMet', ...(doubted ? ['earlierSettled'] : []), 'nothingAgainst'],
      doubted ? ['scores', 'earlierOpen', 'pointsOpen', 'requirementOpen'] : ['scores', 'requirementOpen', 'notAsked'],
      [...(doubted ? ['scores'] : []), 'scores', 'requirementNotMet'],
    ]);
    expect(groundOf(decision.furtherWhen?.[0] ?? '')).toEqual({
      kind: 'scores',
      orders: [1, 2],
      names: [],
      lowest: 4,
      highest: 5,
    });
    const advised = decision.furtherWhen ?? [];
    for (const one of advised) {
      expect(withoutAdvice(one)).toMatch(/\.$/u);
      expect(withoutAdvice(one).length).toBeLessThan(one.length);
    }
    expect(decision.noWhen.map(groundOf)).toEqual([
      {
        kind: 'scores',
        orders: [],
        names: language === 'en' ? ['Care', 'papers'] : ['care', 'papers'],
        lowest: 0,
        highest: 3,
      },
      { kind: 'requirementNotMet', names: ['A licence'] },
    ]);
  },
);

test('groundOf › a sentence in somebody’s own words › is none', () => {
  expect(groundOf('Leaves a patient alone.')).toBeUndefined();
  expect(groundOf('Names a 4 or 5 in Q1 as good enough.')).toBeUndefined();
});
