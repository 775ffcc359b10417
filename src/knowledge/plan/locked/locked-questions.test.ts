import { expect, test } from 'vitest';
import { aQuestion, brief } from '#knowledge/plan/assemble-example.ts';
import { assemblePlan, emptyTailoring } from '#knowledge/plan/assemble-plan.ts';
import type { CoreBlock } from '#knowledge/plan/plan-parts.ts';
import { fitBeside } from './fit-beside.ts';
import { inTheirPlaces } from './in-their-places.ts';
import { lockedBeside } from './locked-beside.ts';

const quote = 'Ran the ward at night for three years';
const evidence = [{ cvId: 'old', page: 1, start: 0, end: quote.length, quote }];
const own = (id: string, change = {}) => aQuestion(id, { block: 'cv', ...change });
const core: CoreBlock = {
  competencies: [
    { id: 'c1', name: 'Teamwork', definition: 'With others.', source: 'position_text', mustHave: false },
    { id: 'c2', name: 'Care', definition: 'For patients.', source: 'position_text', mustHave: true },
  ],
  focusAreas: [],
  requirements: [],
  questions: ['1', '2', '3', '4', '5'].map((id) => aQuestion(id)),
};
const minutesOf = (locked: Parameters<typeof own>[], written: Parameters<typeof own>[] = []) => {
  const lockedQuestions = locked.map(([id, change]) => own(id, change));
  const questions = [...lockedQuestions, ...written.map(([id, change]) => own(id, change))];
  const plan = assemblePlan({ ...brief, lockedQuestions }, core, { ...emptyTailoring, questions });
  return plan.questions.filter(({ block }) => block === 'cv').map(({ expectedMin }) => expectedMin);
};

test('lockedBeside › another core and another CV › names what it is about as that core does, and quotes what that CV holds', () => {
  const questions = [
    aQuestion('1'),
    own('a', { evidence }),
    own('b', { evidence, category: 'Care', competencyId: 'c1', behind: 'gone' }),
    own('c', { category: 'Gone', competencyId: 'c2', source: 'person', behind: '2' }),
  ];
  const cv = { cvId: 'new', pages: [{ number: 3, visible: `A nurse.\n${quote.toUpperCase()}.` }], lines: [] };
  const locked = lockedBeside({ questions, source: 'ai' }, ['c', 'b', '1'], core, cv);
  expect(locked).toMatchObject([
    { id: 'b', order: 7, category: 'Care', competencyId: 'c2', source: 'ai', evidence: [{ cvId: 'new', page: 3 }] },
    { id: 'c', order: 8, category: 'Care', competencyId: 'c2', source: 'person', behind: '2' },
  ]);
  expect(locked[0]).not.toHaveProperty('behind');
  for (const other of [null, { ...cv, pages: [{ number: 1, visible: 'A cook.' }] }]) {
    expect(lockedBeside({ questions, source: 'ai' }, ['a'], core, other)[0]).not.toHaveProperty('evidence');
  }
});

test('inTheirPlaces › new questions › take the places that are free', () => {
  const at = (id: string, place: number) => own(id, { order: core.questions.length + place });
  const order = (locked: ReturnType<typeof at>[], written: string[]) =>
    inTheirPlaces(
      locked,
      written.map((id) => own(id)),
      core.questions.length,
    ).map(({ id, order: place }) => [id, place - core.questions.length]);
  expect(order([at('b', 2)], ['x', 'y'])).toEqual([
    ['x', 1],
    ['b', 2],
    ['y', 3],
  ]);
  expect(order([at('a', 1), at('c', 4)], ['x'])).toEqual([
    ['a', 1],
    ['x', 2],
    ['c', 3],
  ]);
});

test('locked questions › while the others have their minutes › keep their own, also what no writer may set', () => {
  expect(minutesOf([['a', { expectedMin: 9 }]], [['x', { expectedMin: 5 }]])).toEqual([9, 7]);
  expect(minutesOf([['a', { kind: 'behavioral', expectedMin: 3 }]], [['x', {}]])).toEqual([3, 7]);
  expect(minutesOf([['a', { followsUp: 'It is open.', expectedMin: 5 }]], [['x', {}]])).toEqual([5, 7]);
  expect(minutesOf([['a', { expectedMin: 14 }]])).toEqual([14]);
  // More than there is time for: all of them share it.
  const shared = minutesOf([['a', { expectedMin: 30 }]], [['x', { expectedMin: 5 }]]);
  expect(shared.every((minutes) => minutes >= 3)).toBe(true);
  expect(shared[0]).toBeGreaterThan(shared[1] ?? 0);
});

test('fitBeside › as many as there is time and place for › and none that asks what the core asks', () => {
  const fits = (...lockedQuestions: ReturnType<typeof own>[]) => fitBeside({ ...brief, lockedQuestions }, core);
  expect(fits()).toBe(true);
  expect(fits(own('a'), own('b'))).toBe(true);
  expect(fits(own('a', { kind: 'task', expectedMin: 30 }))).toBe(false);
  expect(fits(...['a', 'b', 'c', 'd', 'e'].map((id) => own(id)))).toBe(false);
  expect(fits(own('a', { text: core.questions[0]?.text }))).toBe(false);
  expect(
    fitBeside(
      { ...brief, durationMin: 15, lockedQuestions: [own('a')] },
      { ...core, questions: core.questions.slice(0, 2) },
    ),
  ).toBe(false);
});
