import { expect, test } from 'vitest';
import { openSentences } from '#contracts/interviewing/plan/open-sentences.ts';
import { composePlan } from '#knowledge/playbook/compose-plan.ts';

let ids = 0;
const nextId = () => `00000000-0000-7000-8000-${String((ids += 1)).padStart(12, '0')}`;

function planOf(previousFeedback: string, language: 'en' | 'uk') {
  const position = {
    id: nextId(),
    version: 1,
    title: language === 'en' ? 'Dairy farm manager' : 'Керівник молочної ферми',
    description: language === 'en' ? 'You run the milking parlour.' : 'Ви керуєте доїльною залою.',
    focusAreas: language === 'en' ? ['Udder health', 'Fodder budget'] : ['Здоров’я вимені', 'Кормова база'],
    level: 'lead',
  } as const;
  const plan = composePlan(
    { language, position, cv: null, interviewType: 'final', durationMin: 60, previousFeedback },
    nextId,
  );
  const asked = plan.questions.find(({ followsUp }) => followsUp !== undefined);
  return { plan, asked, open: openSentences(plan) };
}

test.each([
  [
    'en',
    'Clear on mastitis, with figures. Left open: he has never bought fodder himself and went quiet. Slurry thin.',
    'He has never bought fodder himself and went quiet.',
    'this would be new to you: “buying fodder yourself”',
  ],
  [
    'en',
    'Good on calves. Doubts: every example was with old hands who liked her. Records thin.',
    'Every example was with old hands who liked her.',
    'I will name one point',
  ],
  [
    'en',
    'Warm. Doubts: fodder was hardly mentioned, and on her budget nothing came. Records thin.',
    'Fodder was hardly mentioned, and on her budget nothing came.',
    'on “Fodder budget”',
  ],
  [
    'uk',
    'Про телят говорив предметно: назвав вагу. Сумніви. З кормами сам не працював, це був агроном. Облік веде рідко.',
    'З кормами сам не працював, це був агроном.',
    'з кормами ви самі не працювали',
  ],
  [
    'uk',
    'Про стадо розповідає конкретно. Відкрите: людей згадує мало. Звіти пояснив загально.',
    'Людей згадує мало.',
    'зараз я його назву',
  ],
] as const)('followUpQuestion › in %s of “%s” › asks about “%s”: %s', (language, note, sentence, words) => {
  const { asked, open } = planOf(note, language);
  expect(asked?.followsUp).toBe(sentence);
  expect(asked?.text).toContain(words);
  // The other sentence behind the label is listed, and said to be asked by nobody.
  expect(open.map(({ questions }) => questions.length)).toEqual([1, 0]);
});

test('followUpQuestion › a note with terms and years › asks them as points, each listed once', () => {
  const note =
    'Left open: never led a milking team. Weekends not discussed. We did not get to 2019. She was vague about why she left Moor End.';
  const { plan, asked, open } = planOf(note, 'en');
  expect(asked?.followsUp).toBe('Never led a milking team.');
  const points = plan.candidate.toSettle.map(({ text }) => text).join('\n');
  for (const words of ['“Weekends”', '“2019”', 'why you left Moor End']) expect(points).toContain(words);
  expect(new Set(open.map(({ text }) => text)).size).toBe(4);
  expect(open).toHaveLength(4);
});

test.each([
  ['en', 'Honest about the open yard, and clear on hoof care. Knows her herd.'],
  ['uk', 'Про стадо говорить предметно, називає питання сама. Відкрита, щира.'],
] as const)('followUpQuestion › in %s of praise alone, “%s” › asks nothing', (language, note) => {
  const { asked, open } = planOf(note, language);
  expect(asked).toBeUndefined();
  expect(open).toEqual([]);
});

test('followUpQuestion › of a note that only praises, with “check” as a noun › is not asked', () => {
  expect(
    planOf('Warm and exact. She asked good questions about our safety check and the double check.', 'en').asked,
  ).toBe(undefined);
});
