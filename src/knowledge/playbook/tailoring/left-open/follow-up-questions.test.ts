import { describe, expect, test } from 'vitest';
import { openSentences } from '#contracts/interviewing/plan/open-sentences.ts';
import { checkPlan } from '#knowledge/plan/rules/check-plan.ts';
import { composePlan } from '#knowledge/playbook/compose-plan.ts';

let ids = 0;
const nextId = () => `00000000-0000-7000-8000-${String((ids += 1)).padStart(12, '0')}`;

function planOf(
  previousFeedback: string,
  language: 'en' | 'uk',
  { openPoints = null, durationMin = 60 }: { openPoints?: readonly string[] | null; durationMin?: number } = {},
) {
  const position = {
    id: nextId(),
    version: 1,
    title: language === 'en' ? 'Dairy farm manager' : 'Керівник молочної ферми',
    description: language === 'en' ? 'You run the milking parlour.' : 'Ви керуєте доїльною залою.',
    focusAreas: language === 'en' ? ['Udder health', 'Fodder budget'] : ['Здоров’я вимені', 'Кормова база'],
    level: 'lead',
  } as const;
  const plan = composePlan(
    { language, position, cv: null, interviewType: 'final', durationMin, previousFeedback, openPoints },
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
] as const)('followUpQuestions › in %s of “%s” › asks about “%s”: %s', (language, note, sentence, words) => {
  const { asked, open } = planOf(note, language);
  expect(asked?.followsUp).toBe(sentence);
  expect(asked?.text).toContain(words);
  // The other sentence behind the label is listed, and said to be asked by nobody.
  expect(open.map(({ questions }) => questions.length)).toEqual([1, 0]);
});

test('followUpQuestions › a note with terms and years › asks them as points, each listed once', () => {
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
] as const)('followUpQuestions › in %s of praise alone, “%s” › asks nothing', (language, note) => {
  const { asked, open } = planOf(note, language);
  expect(asked).toBeUndefined();
  expect(open).toEqual([]);
});

test('followUpQuestions › of a note that only praises, with “check” as a noun › is not asked', () => {
  expect(
    planOf('Warm and exact. She asked good questions about our safety check and the double check.', 'en').asked,
  ).toBe(undefined);
});

describe('a note whose open lines were picked', () => {
  const note =
    'Warm, good on calves. Thin on records. Salary? Never led a team. Bit arrogant. Left open: slurry. Asked for the volume, no figure.';

  test('followUpQuestions › several picked › asks about exactly these in their order, and clears up the rest', () => {
    const openPoints = ['Never led a team.', 'Thin on records.', 'Salary?', 'Bit arrogant.'];
    const { plan, open } = planOf(note, 'en', { openPoints });
    const asked = plan.questions.flatMap(({ followsUp = [] }) => followsUp);
    expect(asked).toEqual(['Never led a team.', 'Thin on records.', 'Bit arrogant.']);
    expect(plan.candidate.toSettle.map(({ text, leftOpen }) => [text, leftOpen])).toEqual([
      [expect.stringContaining('“Salary”'), 'Salary?'],
    ]);
    // Nothing that was not picked is listed, and no assessment is said.
    expect(open.map(({ text }) => text)).toEqual(expect.arrayContaining(openPoints));
    expect(open).toHaveLength(openPoints.length);
    expect(plan.questions.map(({ text }) => text).join(' ')).not.toMatch(/arrogant|Bit /u);
    expect(checkPlan({ ...plan }, null)).toEqual({ ok: true, problems: [] });
  });

  test('followUpQuestions › more picked than there is time for › the others are cleared up, the last of them listed', () => {
    const openPoints = ['Never led a team.', 'Thin on records.', 'Bit arrogant.', 'Warm, good on calves.', 'Salary?'];
    const { plan, open } = planOf(note, 'en', { openPoints, durationMin: 30 });
    const points = plan.candidate.toSettle;
    expect(plan.questions.flatMap(({ followsUp = [] }) => followsUp)).toEqual(['Never led a team.']);
    expect(points.map(({ leftOpen }) => leftOpen)).toEqual(openPoints.slice(1, 4));
    expect(new Set(points.map(({ text }) => text)).size).toBe(points.length);
    expect(plan.candidate.alsoOpen).toEqual([{ text: 'Salary?' }]);
    expect(open).toHaveLength(5);
  });

  test('followUpQuestions › none picked › asks nothing and lists nothing', () => {
    const { asked, open } = planOf(note, 'en', { openPoints: [] });
    expect(asked).toBeUndefined();
    expect(open).toEqual([]);
  });

  test('followUpQuestions › a line about private life picked › is neither asked nor listed', () => {
    const openPoints = ['Single mum, shifts will be a problem.', 'Thin on records.'];
    const { open } = planOf(openPoints.join(' '), 'en', { openPoints });
    expect(open.map(({ text }) => text)).toEqual(['Thin on records.']);
  });

  test('followUpQuestions › in Ukrainian › asks about the picked lines', () => {
    const uk = 'Щирий. Про телят говорив предметно, але з кормами сам не працював. Оплата? Трохи зарозумілий.';
    const { plan } = planOf(uk, 'uk', { openPoints: ['з кормами сам не працював.', 'Оплата?', 'Трохи зарозумілий.'] });
    const said = plan.questions.filter(({ followsUp }) => followsUp !== undefined).map(({ text }) => text);
    expect(said[0]).toContain('з кормами ви самі не працювали');
    expect(said[1]).toContain('зараз я його назву');
    expect(plan.candidate.toSettle.map(({ text }) => text).join()).toContain('«Оплата»');
  });
});

test('followUpQuestions › a point outside the focus areas › counts towards the competency that shares its words', () => {
  const { plan, asked } = planOf('Left open: he has never led people through a change.', 'en');
  const named = plan.competencies.find(({ id }) => id === asked?.competencyId)?.name;
  expect(named).toBe('Leading people');
  const other = planOf('Left open: he has never priced a job.', 'en');
  const counts = other.plan.competencies.map(
    ({ id }) => other.plan.questions.filter((one) => one.block === 'core' && one.competencyId === id).length,
  );
  const own = other.plan.questions.filter(
    (one) => one.block === 'core' && one.competencyId === other.asked?.competencyId,
  );
  expect(own).toHaveLength(Math.min(...counts));
});
