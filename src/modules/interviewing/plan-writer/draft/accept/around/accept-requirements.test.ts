import { expect, test } from 'vitest';
import { acceptRequirements } from './accept-requirements.ts';

const posting = 'Current Vic A Grade licence (no restrictions). After-hours roster one week in four. Own hand tools.';
const inPosting = (quote: string) => (posting.includes(quote) ? quote : undefined);

test('acceptRequirements › words that say more than their quote › give way to the posting’s own, and are told', () => {
  const told: (readonly string[])[] = [];
  const accepted = acceptRequirements(
    [
      {
        text: 'Current Victorian A Grade licence without restrictions',
        quote: 'Current Vic A Grade licence (no restrictions)',
        kind: 'licence',
      },
      { text: 'After-hours roster 1 week in 4', quote: 'After-hours roster one week in four', kind: 'shift' },
      { text: 'Own van', quote: 'Own van and trailer', kind: 'other' },
    ],
    'en',
    inPosting,
    (...problem) => told.push(problem),
  );
  expect(accepted.map(({ text }) => text)).toEqual([
    'Current Vic A Grade licence (no restrictions)',
    'After-hours roster 1 week in 4',
  ]);
  expect(told).toEqual([['requirement.unfounded', 'Current Victorian A Grade licence without restrictions']]);
});

test('acceptRequirements › a place that the posting requires › is a term in the writer’s words, and private matters are none', () => {
  const said = 'You must live within 30 minutes of the base, as we are on call. You must be unmarried and childless.';
  const named = [
    { text: 'Must live within 30 minutes of the base', quote: 'live within 30 minutes of the base', kind: 'other' },
    { text: 'Must be unmarried and childless', quote: 'be unmarried and childless', kind: 'other' },
  ] as const;
  const told: string[] = [];
  const accepted = acceptRequirements(
    [...named],
    'en',
    (quote) => (said.includes(quote) ? quote : undefined),
    (problem) => told.push(problem),
  );
  expect(accepted[0]?.text).toBe('Must live within 30 minutes of the base');
  expect(told).toEqual(['law.item']);
});

test('acceptRequirements › a paper that every employer has to see › is none of an interview', () => {
  const said = 'Потрібні посвідчення водія категорії B і військово-обліковий документ для чоловіків.';
  const named = [
    { text: 'Посвідчення водія категорії B', quote: 'посвідчення водія категорії B', kind: 'licence' },
    { text: 'Військово-обліковий документ', quote: 'військово-обліковий документ для чоловіків', kind: 'other' },
  ] as const;
  const inText = (quote: string) => (said.includes(quote) ? quote : undefined);
  const accepted = acceptRequirements([...named], 'uk', inText, () => {});
  expect(accepted.map(({ text }) => text)).toEqual(['Посвідчення водія категорії B']);
});

test('acceptRequirements › two papers of one sentence › are two, the same one said twice is one', () => {
  const basis = 'Level 3 food safety and Level 3 HACCP, each from the last three years';
  const texts = [
    'Level 3 food safety from the last three years',
    'Level 3 HACCP from the last three years',
    'Level 3 HACCP of the last three years',
  ];
  const named = texts.map((text) => ({ text, quote: basis, kind: 'licence' as const }));
  const accepted = acceptRequirements(
    named,
    'en',
    (quote) => quote,
    () => {},
  );
  expect(accepted.map(({ text }) => text)).toEqual(texts.slice(0, 2));
});

test.each([
  {
    name: 'by quotes that overlap',
    language: 'en' as const,
    named: [
      ['Level 3 food safety from the last three years', 'Level 3 food safety and Level 3 HACCP, each from'],
      ['Level 3 HACCP from the last three years', 'Level 3 HACCP, each from the last three years'],
    ],
  },
  {
    name: 'by one quote, in Ukrainian',
    language: 'uk' as const,
    named: [
      ['Чинне посвідчення з перевірки знань', 'чинні посвідчення з перевірки знань і з охорони праці'],
      ['Чинне посвідчення з охорони праці', 'чинні посвідчення з перевірки знань і з охорони праці'],
    ],
  },
] as const)('acceptRequirements › two papers of one sentence $name › are two', ({ language, named }) => {
  const said = named.map(([text, quote]) => ({ text, quote, kind: 'licence' as const }));
  const accepted = acceptRequirements(
    said,
    language,
    (quote) => quote,
    () => {},
  );
  expect(accepted.map(({ text }) => text)).toEqual(named.map(([text]) => text));
});

test('acceptRequirements › words of the second paper that say more than the sentence › cost the posting’s words no demand', () => {
  const quote = 'Level 3 food safety and Level 3 HACCP, each from the last three years';
  const accepted = acceptRequirements(
    ['Level 3 food safety from the last three years', 'Level 3 HACCP from the last 36 months'].map((text) => ({
      text,
      quote,
      kind: 'licence' as const,
    })),
    'en',
    (words) => words,
    () => {},
  );
  expect(accepted.map(({ text }) => text)).toEqual(['Level 3 food safety from the last three years', quote]);
});

test('acceptRequirements › one paper said twice by two sentences › is one', () => {
  const named = [
    ['Driving licence, category B', 'driving licence, category B'],
    ['Category B driving licence', 'a category B driving licence, as you drive to clients'],
  ].map(([text = '', quote = '']) => ({ text, quote, kind: 'licence' as const }));
  const accepted = acceptRequirements(
    named,
    'en',
    (words) => words,
    () => {},
  );
  expect(accepted).toHaveLength(1);
});

test.each([
  [
    'uk',
    'Посвідчення водія категорії B',
    'посвідчення водія категорії B і військово-обліковий документ',
    'посвідчення водія категорії B',
  ],
  [
    'en',
    'Category B driving licence',
    'the right to work here and a category B driving licence',
    'a category B driving licence',
  ],
] as const)(
  'acceptRequirements › in %s, “%s” beside a paper that every employer sees › is not lost with it',
  (language, text, quote, basis) => {
    const accepted = acceptRequirements(
      [{ text, quote, kind: 'licence' }],
      language,
      (words) => words,
      () => {},
    );
    expect(accepted).toEqual([{ text, basis, kind: 'licence' }]);
  },
);
