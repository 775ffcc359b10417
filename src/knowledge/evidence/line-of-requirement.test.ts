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
  // A line about what the candidate lacks shows nothing; nor does a heading or an address.
  ['licence', 'First aid certificate', 'en', undefined],
  ['licence', 'NMC registration', 'en', undefined],
  ['other', 'nursing experience', 'en', undefined],
  // Years are shown only by at least as many years.
  ['other', 'At least 30 years in API work', 'en', undefined],
  ['other', '3+ yrs of packaging lines', 'en', 'Nine years of packaging lines'],
  ['other', '10 years of packaging lines', 'en', undefined],
  // Availability is always asked about, whatever shifts the candidate worked before.
  ['shift', 'Night shifts and weekends', 'en', undefined],
  ['licence', 'Права кат. B', 'uk', 'Посвідчення водія B, стаж 12 років'],
  ['licence', 'група з електробезпеки не нижче III', 'uk', 'III група з електробезпеки до 1000 В'],
  ['language', 'англійська B1', 'uk', 'Мови: англійська B2'],
  ['licence', 'посвідчення водія, стаж від п’яти років', 'uk', 'Посвідчення водія B, стаж 12 років'],
  ['licence', 'посвідчення водія, стаж від 15 років', 'uk', undefined],
  ['licence', 'водійські права', 'uk', 'Посвідчення водія B, стаж 12 років'],
  // The name of a country is not a language.
  ['language', 'Українська вільно', 'uk', undefined],
  ['licence', 'посвідчення про кваліфікаційну категорію', 'uk', undefined],
])('lineOfRequirement › %s %j › in %s, %j', (kind, basis, language, quote) => {
  const visible = language === 'en' ? en : uk;
  const found = lineOfRequirement({ kind, basis }, [{ number: 2, visible }], language);
  expect(found?.isPartly ?? false).toBe(false);
  const cut = found && { page: found.page, quote: found.quote, text: visible.slice(found.start, found.end) };
  expect(cut).toEqual(quote && { page: 2, quote, text: quote });
});

test.each<[string, string, Language, boolean]>([
  // less, as much and more
  ['German at B2', 'English C1, German B1', 'en', true],
  ['German at B2', 'English B1, German B2', 'en', false],
  ['German at B2', 'English B1, German C1', 'en', false],
  ['German at B2', 'Languages: German (A2), English (native)', 'en', true],
  ['German at B2', 'Fluent in English, German and French', 'en', false],
  ['German at B2', 'Fluent English and basic German', 'en', true],
  ['German at B2', 'Basic English and fluent German', 'en', false],
  ['German at C1', 'German: upper-intermediate', 'en', true],
  ['German at B1', 'German: upper-intermediate', 'en', false],
  ['Fluent German', 'German B2', 'en', true],
  ['Fluent German', 'German C1', 'en', false],
  ['Fluent German', 'Native German', 'en', false],
  ['Native German', 'Fluent German', 'en', true],
  ['German at B1 or French at B1', 'German A2, French B2', 'en', false],
  ['German at B2', 'German – basic proficiency', 'en', true],
  ['German at B2', 'German – full professional proficiency', 'en', false],
  ['German at B2', 'German B1–B2', 'en', true],
  // No level is given, so it needs clarifying.
  ['German at B2', 'Languages: English and German', 'en', true],
  ['Knowledge of German', 'Languages: English and German', 'en', false],
  // in Ukrainian, and across English and Ukrainian
  ['німецька на рівні B2', 'Мови: англійська C1, німецька B1', 'uk', true],
  ['німецька на рівні B2', 'Мови: англійська B1, німецька C1', 'uk', false],
  ['англійська вільно', 'Англійська — розмовна', 'uk', true],
  ['англійська вільно', 'Вільна англійська, базова німецька', 'uk', false],
  ['вільна німецька', 'Вільна англійська, базова німецька', 'uk', true],
  ['українська вільно', 'Українська — вільно, англійська — B1', 'uk', false],
  ['англійська від B2', 'Українська — вільно, англійська — B1', 'uk', true],
  ['англійська не нижче B1', 'Англійська: вище середнього', 'uk', false],
  ['англійська B2', 'Languages: English C1', 'uk', false],
  ['англійська B2', 'Languages: English A2', 'uk', true],
  ['English at B2', 'Мови: англійська — вільно', 'en', false],
  ['English at B2', 'Мови: англійська В1', 'en', true],
])('lineOfRequirement › %s beside “%s”, in %s › is to be clarified: %j', (basis, visible, language, isPartly) => {
  const found = lineOfRequirement({ kind: 'language', basis }, [{ number: 1, visible }], language);
  expect(found).toMatchObject({ quote: visible, isPartly });
});

test('lineOfRequirement › of two lines › the one that says enough comes first', () => {
  const visible = 'German school exchange, German B1 then\nLanguages: German C1';
  const found = lineOfRequirement({ kind: 'language', basis: 'German at B2' }, [{ number: 1, visible }], 'en');
  expect(found).toMatchObject({ quote: 'Languages: German C1', isPartly: false });
});

test('lineOfRequirement › whose mother tongue it is, or who says a people › is no line that shows a language', () => {
  const page = (visible: string) => [{ number: 1, visible }];
  const asked = { kind: 'language', basis: 'German at B2' } as const;
  expect(lineOfRequirement(asked, page('I am German.'), 'en')).toBeUndefined();
  const ukrainian = { kind: 'language', basis: 'українська вільно' } as const;
  expect(lineOfRequirement(ukrainian, page('Українська — рідна'), 'uk')).toBeUndefined();
});

test.each<[string, string, Language, boolean]>([
  ['Level 3 in baking', 'NVQ Level 2 Baking, 2011', 'en', true],
  ['Level 3 in baking', 'NVQ Level 3 Baking, 2015', 'en', false],
  ['група з електробезпеки не нижче IV', 'III група з електробезпеки', 'uk', true],
  ['група з електробезпеки не нижче IV', 'V група з електробезпеки', 'uk', false],
])('lineOfRequirement › %j beside %j in %s › is partly there: %j', (basis, line, language, isPartly) => {
  const found = lineOfRequirement({ kind: 'licence', basis }, [{ number: 1, visible: line }], language);
  expect(found).toMatchObject({ quote: line, isPartly });
});
