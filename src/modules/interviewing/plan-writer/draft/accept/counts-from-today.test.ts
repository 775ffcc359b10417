import { expect, test } from 'vitest';
import { TailoringDraft } from '#modules/interviewing/plan-writer/draft/tailoring-draft.ts';
import { brief, context, core, cv, led, noClaims } from '#modules/interviewing/plan-writer/draft/tailoring-example.ts';
import { acceptBesideTheTalk } from './around/accept-beside-the-talk.ts';
import { acceptDecision } from './around/accept-decision.ts';
import { acceptToDecide } from './around/accept-to-decide.ts';
import { countsFromToday, withoutCounts } from './counts-from-today.ts';

test.each([
  ['A renewal date; two months from today is 29 January', true],
  ["Two months' notice from today ends on 30 January", true],
  ["Three months' notice given today would only just end in time", true],
  ['The card lapsed eight months today', true],
  ['Six weeks are left from today to 11 January', true],
  ['The licence has 18 days left', true],
  ['The card runs out in 33 days', true],
  ['Від сьогодні лишилося 18 днів', true],
  ['Подано й коли, або ні; лишилося 21 день', true],
  ['від сьогодні до 11.01.2027 лишається 43 дні', true],
  ['місяць від сьогодні це кінець грудня', true],
  ['Посвідчення спливає за 18 днів', true],
  // dates, durations, time left in the past, and "today" as the day of the interview
  ['It runs to 18 January 2027', false],
  ['Three majors closed in 14 weeks', false],
  ['You had six weeks left to close the finding', false],
  ['Today has to show whether the 62% holds', false],
  ["You'd like a nine-day fortnight; the post is ten days in two weeks", false],
  ['May 2022 to today is four and a half years', false],
  ['Notice of two months', false],
  ['Три роки минають 20.12.2026, за 29 днів до виходу', false],
  ['Дата обміну до 15.01.2027; від 12 січня старе чинне ще 3 дні', false],
  ['Вам лишається два тижні роботи й передача аптеки', false],
  ['Оклад: лишається 70 000–75 000', false],
  ['Закрито за 40 днів', false],
  ['Вихід протягом 30 днів', false],
  ['Тут лишилося 640 прострочених справ за 11 тижнів', false],
])('countsFromToday › of “%s” › is %j', (text, counts) => {
  expect(countsFromToday(text)).toBe(counts);
});

test.each([
  [
    'Документи подано, названо день атестації. Від сьогодні лишилося 18 днів.',
    'Документи подано, названо день атестації.',
  ],
  ['Renewed or booked, with a date; eight weeks from today is 24 January 2027', 'Renewed or booked, with a date'],
  [
    "A date well before 22 January 2027, 53 days from today, and what's still missing",
    "A date well before 22 January 2027, and what's still missing",
  ],
  ['Подано й коли, або ні; лишилося 21 день. На рішення не впливає', 'Подано й коли, або ні. На рішення не впливає'],
  ['Six weeks are left from today to 11 January.', ''],
  ['A date before the start.', 'A date before the start.'],
])('withoutCounts › of “%s” › is “%s”', (text, rest) => {
  expect(withoutCounts(text)).toBe(rest);
});

const matter = new Set<string>();
const texts = {
  en: {
    counted: 'The card runs on, 14 days left from today.',
    dated: 'The card runs to 14 January.',
    told: 'The card runs to 14 January.',
  },
  uk: {
    counted: 'Посвідчення ще діє, від сьогодні лишилося 14 днів.',
    dated: 'Посвідчення чинне до 14 січня.',
    told: 'Посвідчення чинне до 14 січня.',
  },
};

test.each(['en', 'uk'] as const)(
  'acceptBesideTheTalk, acceptToDecide and acceptDecision › of days counted from today in %s › ask for the date',
  (language) => {
    const { counted, dated, told } = texts[language];
    const reported: string[] = [];
    const report = (problem: string) => reported.push(problem);
    const said = { toPrepare: [counted, dated], furtherWhen: [counted], beforeOffer: [dated] };
    expect(acceptBesideTheTalk(said, { told, matter, language }, report)).toEqual({
      toPrepare: [dated],
      furtherWhen: [],
      beforeOffer: [dated],
    });
    expect(acceptToDecide(counted, { told, matter, language }, report)).toBe('');
    expect(acceptToDecide(dated, { told, matter, language }, report)).toBe(dated);
    expect(reported).toEqual([
      'beside_the_talk.counted_days',
      'beside_the_talk.counted_days',
      'to_decide.counted_days',
    ]);
    const plan = {
      summary: { highlights: [], highlightEvidence: [], focusAreas: [] },
      competencies: [...core.competencies],
      requirements: [],
      language,
    };
    const noWhen = [counted, dated];
    expect(acceptDecision({ weighsMost: dated, noWhen }, plan, matter)).toEqual({ weighsMost: dated, noWhen: [dated] });
  },
);

test('TailoringDraft › of days counted from today › keeps a point without them, and no claim or follow-up', async () => {
  const draft = new TailoringDraft({ brief, core, candidate: null }, cv, context);
  draft.beginRound();
  draft.takeAsked();
  const point = { quote: led, line: null, posting: '', feedbackWords: '' };
  await draft.frame({
    ...noClaims,
    highlights: [{ text: 'Moved 14 services, 14 days left from today.', quote: led, line: null }],
    followUps: [
      { behind: 1, text: 'With 14 days left from today, which service moves?', leadsIn: false, quote: led, line: null },
    ],
    toSettle: [
      { ...point, text: 'Is the move of the 14 services over?', listensFor: 'A date; 14 days are left from today.' },
      { ...point, text: 'You have 14 days left: is it over?', listensFor: '' },
    ],
  });
  const { highlights, followUps, toSettle = [] } = (await draft.finished()) ?? {};
  expect({ highlights, followUps }).toEqual({ highlights: [], followUps: [] });
  expect(toSettle.map(({ text, listensFor }) => [text, listensFor])).toEqual([
    ['Is the move of the 14 services over?', 'A date'],
  ]);
  expect(draft.problems).toEqual(
    expect.arrayContaining(['claim.counted_days', 'follow_up.counted_days', 'point.listens_for', 'point.counted_days']),
  );
});
