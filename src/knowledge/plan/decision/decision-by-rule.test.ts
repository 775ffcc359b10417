import { expect, test } from 'vitest';
import type { Requirement } from '#contracts/interviewing/plan/plan.ts';
import { decisionByRule } from './decision-by-rule.ts';

const aPaper = (text: string): Requirement => ({ text, basis: text, kind: 'licence' });

test.each([
  [['Do you hold a licence?'], ['A requirement is not met: Do you hold a licence?']],
  [['A licence is needed.'], ['A requirement is not met: A licence is needed.']],
  [
    ['A licence is needed.', 'Driving licence'],
    ['One of the requirements is not met: A licence is needed; Driving licence.'],
  ],
])('decisionByRule › papers %j › are one sentence with one sign at its end', (texts, noWhen) => {
  expect(decisionByRule({ competencies: [], requirements: texts.map(aPaper) }, 'en').noWhen).toEqual(noWhen);
});

test('decisionByRule › papers that do not fit into one condition › have one each', () => {
  const long = ['A', 'B'].map((sign) => `${sign} licence ${'for lifts '.repeat(15)}`.trim());
  const requirements = [{ ...aPaper('Nights'), kind: 'shift' as const }, ...long.map(aPaper)];
  const { noWhen, grounds } = decisionByRule({ competencies: [], requirements }, 'en');
  expect(noWhen).toEqual(long.map((text) => `A requirement is not met: ${text}.`));
  expect(grounds).toEqual(
    noWhen.map((text, at) => ({ text, ground: { kind: 'requirementNotMet', requirements: [at + 1] } })),
  );
});

test.each([
  ['en', 'The posting says: “A licence”. Do you hold this?', 'A requirement is not met: “A licence”.'],
  ['uk', 'В оголошенні сказано: «посвідчення». Чи є це у вас?', 'Вимогу не виконано: «посвідчення».'],
] as const)(
  'decisionByRule › in %s of the requirement “%s” › names what is required alone',
  (language, text, condition) => {
    expect(decisionByRule({ competencies: [], requirements: [aPaper(text)] }, language).noWhen).toEqual([condition]);
  },
);

test.each([
  ['en', '“Care”, “Papers” or “Team” scored below 4.'],
  ['uk', 'За «Care», «Papers» або «Team» оцінка нижча за 4.'],
] as const)('decisionByRule › several must-haves, in %s › are one condition', (language, condition) => {
  const competencies = ['Care', 'Papers', 'Team'].map((name) => ({
    id: name,
    name,
    definition: name,
    source: 'focus_area' as const,
    mustHave: true,
  }));
  const { noWhen, grounds } = decisionByRule({ competencies, requirements: [] }, language);
  expect(noWhen).toEqual([condition]);
  const ground = { kind: 'scores', orders: [], competencies: ['Care', 'Papers', 'Team'], lowest: 0, highest: 3 };
  expect(grounds).toEqual([{ text: condition, ground }]);
});
