import { expect, test } from 'vitest';
import type { Requirement } from '#contracts/interviewing/plan/plan.ts';
import { decisionByRule } from './decision-by-rule.ts';

const aPaper = (text: string): Requirement => ({ text, basis: text, kind: 'licence' });

test('decisionByRule › requirements worded as a question, a sentence and a name › each ends with one sign', () => {
  const requirements = ['Do you hold a licence?', 'A licence is needed.', 'Driving licence'].map(aPaper);
  expect(decisionByRule({ competencies: [], requirements }, 'en').noWhen).toEqual([
    '“No” to a requirement: Do you hold a licence?',
    '“No” to a requirement: A licence is needed.',
    '“No” to a requirement: Driving licence.',
  ]);
});

test.each([
  ['en', 'The posting says: “A licence”. Do you hold this?', '“No” to a requirement: “A licence”.'],
  ['uk', 'В оголошенні сказано: «посвідчення». Чи є це у вас?', '«Ні» на вимогу: «посвідчення».'],
] as const)(
  'decisionByRule › in %s of the requirement “%s” › names what is required alone',
  (language, text, condition) => {
    expect(decisionByRule({ competencies: [], requirements: [aPaper(text)] }, language).noWhen).toEqual([condition]);
  },
);

test.each([
  ['en', 'A score below 4 for “Care”, “Papers” or “Team”.'],
  ['uk', 'Оцінка нижча за 4: «Care», «Papers» або «Team».'],
] as const)('decisionByRule › several must-haves, in %s › are one condition', (language, condition) => {
  const competencies = ['Care', 'Papers', 'Team'].map((name) => ({
    id: name,
    name,
    definition: name,
    source: 'focus_area' as const,
    mustHave: true,
  }));
  expect(decisionByRule({ competencies, requirements: [] }, language).noWhen).toEqual([condition]);
});
