import { expect, test } from 'vitest';
import type { CoreBrief } from '#knowledge/plan/plan-parts.ts';
import { findInPosting } from './find-in-posting.ts';

const language = 'English; Dutch to at least B1 within a year';
const precepting = 'After six months: precept one new grad per cohort ($1.75/hr while precepting)';
const near = 'You must live within 45 minutes of the gate';
const forbidden = 'Men under 35 only, please';
const brief: CoreBrief = {
  position: {
    id: '01900000-0000-7000-8000-0000000000aa',
    version: 1,
    title: 'Wayfinding designer',
    description: `You check prototypes in our corridor; we dim the light and use simulation glasses.\n– ${language}\n- ${precepting}\n${near}\n${forbidden}`,
    focusAreas: [],
    level: 'senior',
  },
  interviewType: 'technical',
  durationMin: 60,
  language: 'en',
};

test.each([language, precepting, near, 'we dim the light and use simulation glasses'])(
  'findInPosting › %s, which an advert may say and no question may ask › is found',
  (quote) => {
    expect(findInPosting(brief, quote)).toBe(quote);
  },
);

test.each([forbidden, 'You check prototypes in our cellar'])(
  'findInPosting › %s, which no advert may say or this one does not › is not',
  (quote) => {
    expect(findInPosting(brief, quote)).toBeUndefined();
  },
);

test.each([
  ['чинної медичної книжки', 'чинна медична книжка'],
  ['посвідченням про категорію', 'посвідчення про категорію'],
  // different words, a different order or a different figure do not match
  ['чинного санітарного паспорта', undefined],
  ['категорію про посвідчення', undefined],
  ['від 5 років за фахом', undefined],
])('findInPosting › “%s” in another form › is “%s”, as the posting has it', (quote, words) => {
  const description =
    'Вимоги: чинна медична книжка, посвідчення про категорію.\nВід 3 років за фахом, дві суботи на місяць.';
  const position = { ...brief.position, description };
  expect(findInPosting({ ...brief, position, language: 'uk' }, quote)).toBe(words);
});
