import { describe, expect, test } from 'vitest';
import { kindOf, workLines } from './cv-lines.ts';
import { hasFigure } from '#knowledge/evidence/has-figure.ts';
import { paraphrase } from './paraphrase.ts';

function linesFrom(visible: string) {
  const lines = [...visible.matchAll(/[^\n]+/g)].map((match) => ({
    page: 1,
    start: match.index,
    end: match.index + match[0].length,
    quote: match[0],
  }));
  const cv = { cvId: '01900000-0000-7000-8000-0000000000cc', pages: [{ number: 1, visible }], lines };
  const found = workLines(cv, { description: 'Wound care and handover', focusAreas: ['Handover'] }, 'en');
  for (const { start, end, quote } of found) expect(visible.slice(start, end)).toBe(quote);
  return found;
}

describe('workLines', () => {
  test('workLines › of a long line with its result at the end › quotes it whole', () => {
    const line =
      'Cut the p95 latency of the quote service from 840 ms to 190 ms by replacing per-row lookups with one query';
    expect(linesFrom(`• ${line}.`).map(({ quote }) => quote)).toEqual([line]);
  });

  test('workLines › of several lines › puts a result in a focus area first', () => {
    const [first] = linesFrom(
      'Kept the drug chart and reported to the pharmacist\nReorganised the handover sheet, which cut calls at night by 40 %',
    );
    expect(first?.quote).toContain('handover');
  });

  test('workLines › of two amounts with an arrow between them › takes them for a result', () => {
    const [first] = linesFrom('Introduced a board for the ward\nSatisfaction of the team 4.3 -> 4.6 within ten months');
    expect(first?.quote).toBe('Satisfaction of the team 4.3 -> 4.6 within ten months');
  });

  test.each([
    'SME onboarding. Left after reorganisation',
    'Position was eliminated in the merger of 2020',
    'Hands-on warehouse leader with 8 years’ experience managing teams of up to 45',
    'Expected salary 45,000 a year, start within a month',
    'Очікую: від 45 000 ставки. Ночі працюю, але краще, щоб не тільки ночі',
    'Конфлікт із засновниками, звільнилась за угодою сторін',
  ])('workLines › of “%s” › finds no work to ask about', (line) => {
    expect(linesFrom(line)).toEqual([]);
  });

  test('workLines › under a role with an end and one without › tells them apart', () => {
    const found = linesFrom(
      'Nurse, City Hospital, 2019 – present\nTrained six new nurses in wound care\nNurse, Clinic, 2014 – 2018\nIntroduced a double check of medication',
    );
    expect(Object.fromEntries(found.map(({ quote, ended }) => [quote.split(' ')[0], ended]))).toEqual({
      Introduced: true,
      Trained: false,
    });
  });

  test.each([
    ['contact details', 'Answered letters under olena@example.com every day'],
    ['private life', 'Married with two children and a dog'],
    ['a wish', 'Looking for a position with day shifts in Lviv'],
    ['a school', 'Completed a bachelor degree at the University of Lviv'],
    ['a title with dates', 'Managed services lead at Acme, 2019–2024'],
    ['a list of skills', 'Kotlin, Kafka, PostgreSQL, Docker, Kubernetes'],
    ['a question', 'Created a team that always asks why?'],
    ['a place', 'Lviv, Ukraine, open to remote work'],
    ['why a job ended', 'Towers wired for three sites. Left due to travel'],
  ])('workLines › of %s › asks nothing about it', (_what, line) => {
    expect(linesFrom(line)).toEqual([]);
  });

  test('workLines › of a line that is not on its page › leaves it out', () => {
    const line = { page: 1, start: 0, end: 31, quote: 'Led four people through one year' };
    const cv = { cvId: 'x', pages: [{ number: 1, visible: 'Something else altogether here' }], lines: [line] };
    expect(workLines(cv, { description: '', focusAreas: [] }, 'en')).toEqual([]);
  });
});

test.each([
  ['Cut latency from 900 ms to 200 ms', 'result'],
  ['Led a team of five engineers', 'led'],
  ['Moved all reports to one system', 'change'],
  ['перейшла на модельну програму у 7 класі', 'change'],
  ['Introduced contract tests for every service', 'built'],
  ['Answered calls of customers from the region', 'routine'],
  ['Скоротив витрати на закупівлі на 12 %', 'result'],
  ['Навчив чотирьох нових колег роботи з CRM', 'led'],
  ['Ведення бази клієнтів та звітність', 'routine'],
  ['Senior backend engineer at Acme', undefined],
] as const)('kindOf › of “%s” › is %s', (quote, kind) => {
  expect(kindOf(quote)).toBe(kind);
});

test.each([
  ['Cut costs by 12 %', true],
  ['Cared for 8 patients a shift', true],
  ['Домовився про угоду на 3 млн грн', true],
  ['Worked there from 2019 to 2024', false],
  ['English B2 and German A1', false],
  ['Moved services to Python 3.11 and Java 17', false],
  ['Prepared the ISO 9001 audit', false],
  ['Електрик 5-го розряду', false],
  ['Improved p95 of the S3 reader', false],
] as const)('hasFigure › of “%s” › is %s', (quote, expected) => {
  expect(hasFigure(quote)).toBe(expected);
});

test.each([
  ['Cut our costs by 12 %', 'en', 'Your CV says you cut your costs by 12 %.'],
  ['Managing suppliers of three plants', 'en', 'Your CV mentions managing suppliers of three plants.'],
  ['Responsible for the month-end close', 'en', 'Your CV says you were responsible for the month-end close.'],
  ['Провів переговори та скоротив витрати', 'uk', 'У резюме сказано, що ви провели переговори та скоротили витрати.'],
  ['Домовилася про угоду на рік', 'uk', 'У резюме сказано, що ви домовилися про угоду на рік.'],
  ['Ведення бази клієнтів', 'uk', 'У резюме названо таку роботу: ведення бази клієнтів.'],
  ['I wrote my own checklist', 'en', 'Your CV says you wrote your own checklist.'],
  ['Sponsored walks in six towns', 'en', 'Your CV mentions “Sponsored walks in six towns”.'],
  ['Час запуску 9 → 4 дні', 'uk', 'У вашому резюме є рядок «Час запуску 9 — 4 дні».'],
  [
    'Cut the wait for repairs, of which there are many, from 9 days (3 of them for parts that nobody had ordered in time before the weekend) to 2',
    'en',
    'Your CV says you cut the wait for repairs, of which there are many.',
  ],
  ['Led a team of five people', 'uk', 'У вашому резюме є рядок «Led a team of five people».'],
] as const)('paraphrase › of “%s” in %s › is said aloud', (quote, language, said) => {
  expect(paraphrase(quote, language)).toBe(said);
});
