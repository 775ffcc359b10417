import { expect, test } from 'vitest';
import { readDecision } from './read-decision.ts';

test.each([
  [
    'en',
    {
      offerWhen:
        '6 or more in Q1, Q3 and Q4; 4 or more in Q2; yes to “a pass; a card”; and none of the reasons for a no.',
      noWhen: [
        'A score below 4 for “faults” or “papers”.',
        '“No” to a requirement: “safe Pass”.',
        '“No” to a requirement: Do you drive?',
      ],
    },
    ['Yes to “a pass; a card”', 'None of the reasons for a no'],
    ['A score below 4 for “faults” or “papers”.'],
  ],
  [
    'uk',
    {
      offerWhen:
        'Оцінка 6 або вища за № 1, № 3 і № 4; оцінка 4 або вища за № 2; «так» на кожну вимогу; жодної з причин відмовити немає.',
      noWhen: ['Оцінка нижча за 4: «пошук».', '«Ні» на вимогу: «safe Pass».', '«Ні» на вимогу: Do you drive?'],
    },
    ['«Так» на кожну вимогу', 'Жодної з причин відмовити немає'],
    ['Оцінка нижча за 4: «пошук».'],
  ],
])(
  'readDecision › by rule, in %s › the least score of each question, and requirements by name',
  (_, decision, offer, noWhen) => {
    expect(readDecision(decision)).toEqual({
      leastScores: [
        { order: 1, least: 6 },
        { order: 2, least: 4 },
        { order: 3, least: 6 },
        { order: 4, least: 6 },
      ],
      offer,
      requirements: ['Safe Pass', 'Do you drive?'],
      noWhen,
    });
  },
);

test('readDecision › worded by somebody › stays as it is', () => {
  expect(readDecision({ offerWhen: 'Steers well in May.', noWhen: ['No brakes are named.'] })).toEqual({
    leastScores: [],
    offer: ['Steers well in May.'],
    requirements: [],
    noWhen: ['No brakes are named.'],
  });
  expect(readDecision({ noWhen: ['No brakes.'] }).offer).toEqual([]);
});
