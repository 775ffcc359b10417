import { expect, test } from 'vitest';
import type { Language } from '#contracts/common.ts';
import type { RequirementKind } from '#contracts/interviewing/plan/plan.ts';
import { lineOfRequirement } from './line-of-requirement.ts';

const en = `DECLAN TWOMEY
declan.nursing@example.com
Electrical Technician, Harlow & Brandt Packaging
- Breakdowns and PMs, night shifts and weekends
EDUCATION AND CERTIFICATION
Advanced Certificate in Craft - Electrical, QQI Level 6, 2019
- Full clean B licence.
- Designed the billing API and its invoices
- Nine years of packaging lines
- Safe Pass (exp. 2027), Manual Handling
No first aid certificate yet
Customer service leader, fluent in German, French and English`;
const uk = `КВАЛІФІКАЦІЯ ТА НАВЧАННЯ
Менеджер, «Хенкель Україна», Львів
Посвідчення водія B, стаж 12 років
III група з електробезпеки до 1000 В
Мови: англійська B2`;

test.each<[RequirementKind, string, Language, string | undefined]>([
  [
    'licence',
    'National Craft Certificate (Electrical) / QQI Level 6 Advanced Cert',
    'en',
    'Advanced Certificate in Craft - Electrical, QQI Level 6, 2019',
  ],
  ['licence', 'B licence', 'en', 'Full clean B licence'],
  [
    'language',
    'fluent English and German or French',
    'en',
    'Customer service leader, fluent in German, French and English',
  ],
  ['licence', 'Safe Pass', 'en', 'Safe Pass (exp. 2027), Manual Handling'],
  ['licence', 'Full driving licence as on-call cover for the Mallow depot', 'en', 'Full clean B licence'],
  ['licence', 'Category C driving licence', 'en', undefined],
  // What somebody has not does not show it; nor does a heading or an address.
  ['licence', 'First aid certificate', 'en', undefined],
  ['licence', 'NMC registration', 'en', undefined],
  ['other', 'nursing experience', 'en', undefined],
  // Years are shown by years alone, and by as many.
  ['other', 'At least 30 years in API work', 'en', undefined],
  ['other', '3+ yrs of packaging lines', 'en', 'Nine years of packaging lines'],
  ['other', '10 years of packaging lines', 'en', undefined],
  // When somebody can work is asked, whatever they worked before.
  ['shift', 'Night shifts and weekends', 'en', undefined],
  ['licence', 'Права кат. B', 'uk', 'Посвідчення водія B, стаж 12 років'],
  ['licence', 'група з електробезпеки не нижче III', 'uk', 'III група з електробезпеки до 1000 В'],
  ['language', 'англійська B1', 'uk', 'Мови: англійська B2'],
  ['licence', 'посвідчення водія, стаж від п’яти років', 'uk', 'Посвідчення водія B, стаж 12 років'],
  ['licence', 'посвідчення водія, стаж від 15 років', 'uk', undefined],
  ['licence', 'водійські права', 'uk', 'Посвідчення водія B, стаж 12 років'],
  // The name of a country is no language.
  ['language', 'Українська вільно', 'uk', undefined],
  ['licence', 'посвідчення про кваліфікаційну категорію', 'uk', undefined],
])('lineOfRequirement › %s %j › in %s, %j', (kind, basis, language, quote) => {
  const visible = language === 'en' ? en : uk;
  const found = lineOfRequirement({ kind, basis }, [{ number: 2, visible }], language);
  const cut = found && { page: found.page, quote: found.quote, text: visible.slice(found.start, found.end) };
  expect(cut).toEqual(quote && { page: 2, quote, text: quote });
});
