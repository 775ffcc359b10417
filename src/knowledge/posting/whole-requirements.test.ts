import { expect, test } from 'vitest';
import { statesBusinessHours } from './business-hours.ts';
import { readCandidateQuestions } from './read-candidate-questions.ts';
import { readRequirements } from './read-requirements.ts';

const basesOf = (posting: string, language: 'en' | 'uk') =>
  readRequirements(posting, language).map(({ basis }) => basis);

test.each([
  // alternatives stay whole
  ['en', 'You need: MRICS, AAT Level 4 or CIPD Level 5.', ['MRICS, AAT Level 4 or CIPD Level 5']],
  ['uk', 'Вимоги: CFA, ACCA або CIMA; німецька B2.', ['CFA, ACCA або CIMA', 'німецька B2']],
  // part of the years, a validity and a restriction stay with their requirement
  ['en', 'You need four years in dairy work, two of them leading.', ['four years in dairy work, two of them leading']],
  ['uk', 'Вимоги: від 6 років у готелях, з них 2 – керівником.', ['від 6 років у готелях, з них 2 – керівником']],
  ['en', 'Essential: Level 3 HACCP, passed in the last two years.', ['Level 3 HACCP, passed in the last two years']],
  // the sentences after the first are part of the same list
  [
    'en',
    'You will have three years in kitchens; in-date first aid. 40 hours over five days, on site. Notice up to two months.',
    ['three years in kitchens', 'in-date first aid', '40 hours over five days, on site', 'Notice up to two months'],
  ],
  [
    'uk',
    'Потрібні п’ять років керівництва складом. Робота на місці, кожна друга субота. Вихід до 1 березня 2031 року.',
    ['п’ять років керівництва складом', 'Робота на місці, кожна друга субота', 'Вихід до 1 березня 2031 року'],
  ],
] as const)('readRequirements › in %s of “%s” › are whole: %j', (language, posting, found) => {
  expect(basesOf(posting, language)).toEqual(found);
});

test.each([
  // goals of the job
  [
    'en',
    'In your first year we want every fitter seen on site twice.\nYou need: a driving licence.',
    ['a driving licence'],
  ],
  ['uk', 'За перший рік чекаємо: виїзд уночі за 30 хвилин.\nВимоги: права категорії B.', ['права категорії B']],
  // hours of business
  [
    'en',
    'The galleries are open from 9 to 4, Monday to Saturday.\nYou need: a driving licence.',
    ['a driving licence'],
  ],
  ['uk', 'Бібліотека працює з 9:00 до 20:00.\nВимоги: права категорії B.', ['права категорії B']],
  ['uk', 'Прийом пацієнтів: понеділок–п’ятниця, 8:00–17:00.\nВимоги: права категорії B.', ['права категорії B']],
  // what is welcome
  ['uk', 'Сертифікат HACCP стане в пригоді.\nВимоги: права категорії B.', ['права категорії B']],
  ['uk', 'Бажана німецька від B1 і посвідчення стропальника.\nВимоги: права категорії B.', ['права категорії B']],
  ['en', 'A DBS check saves us all a week.\nYou need: a driving licence.', ['a driving licence']],
  // the company and its people
  [
    'en',
    'Agency staff cover 18% of shifts across all of our four sites.\nYou need: a driving licence.',
    ['a driving licence'],
  ],
  ['uk', 'Маржа за рік впала з 17 до 14,2 %, це дуже погано.\nВимоги: права категорії B.', ['права категорії B']],
  // terms of the contract
  ['en', 'You need: a driving licence. Six-month probation, then two months’ notice.', ['a driving licence']],
  ['uk', 'Вимоги: права категорії B. Випробування 3 місяці.', ['права категорії B']],
  ['en', 'You need: a driving licence.\n£40,000 plus £3,000 on-call allowance.', ['a driving licence']],
] as const)('readRequirements › in %s of “%s” › hold nothing else: %j', (language, posting, found) => {
  expect(basesOf(posting, language)).toEqual(found);
});

test.each([
  ['en', 'You need: notice of two months at most.', 'When could you start?'],
  ['uk', 'Вимоги: вихід не пізніше 5 травня.', 'Коли ви могли б почати?'],
  ['en', 'You need: NVQ Level 2 in joinery.', 'Do you have this?'],
  ['en', 'You need: a valid forklift licence.', 'Do you hold this, and will it be valid on your first day?'],
  ['en', 'You need: readiness to hold a premises licence.', 'Do you agree to this?'],
  ['en', 'You must live within 30 minutes of the site.', 'Can you meet this?'],
] as const)('readRequirements › in %s of “%s” › asks: %s', (language, posting, ask) => {
  const [requirement] = readRequirements(posting, language);
  expect(requirement?.text.endsWith(ask)).toBe(true);
});

test.each([
  [
    'en',
    'Support tickets are open all core hours, as the contract asks.\nYou need: a degree. 40 hours a week.',
    ['40 hours a week'],
  ],
  ['en', 'Within a year we want every driver seen on site twice.\nYou need: a degree.', []],
  ['en', 'You have 12 managers and 90 staff, most of them part-time.\nYou need: a degree.', []],
  ['en', 'You need: a degree.\n£61,000 to £67,000, car, bonus up to 10%.', ['£61,000 to £67,000']],
  ['uk', 'Умови: робота тільки на заводі. 60–70 тис. грн на руки.', ['60–70 тис. грн на руки']],
] as const)(
  'readCandidateQuestions › in %s of “%s” › quote the terms of this job alone: %j',
  (language, posting, told) => {
    expect(readCandidateQuestions(posting, language).map(({ answer }) => answer?.basis)).toEqual(told);
  },
);

test.each([
  ['en', 'You open the depot at 5.30 and close it twice a week.', false],
  ['en', 'The lines are open 8 to 6.', true],
  ['en', 'Our shop opens daily and closes at 9.', true],
  ['en', 'Open at 6am and count the till.', false],
  ['en', 'Cash up and close the shop by 7pm.', false],
  ['en', 'Working hours are 8 to 4, Monday to Friday.', false],
  ['uk', 'Салон працює щодня з 10:00 до 21:00.', true],
  ['uk', 'Керівник працює у Львові з понеділка до п’ятниці, 9:00–18:00.', false],
  ['uk', 'Ваш центр відчинений з 8:00.', false],
] as const)('statesBusinessHours › in %s of “%s” › %s', (_language, text, expected) => {
  expect(statesBusinessHours(text)).toBe(expected);
});
