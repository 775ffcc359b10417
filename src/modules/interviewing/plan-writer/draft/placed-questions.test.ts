import { expect, test } from 'vitest';
import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { PlacedQuestions } from './placed-questions.ts';

const aQuestion = (placed: PlacedQuestions, id: string): Question => ({
  id,
  ...placed.next(),
  block: 'cv',
  competencyId: 'pricing',
  category: 'Pricing',
  kind: 'situational',
  difficulty: 'medium',
  text: `Which price did you hold in case ${id}?`,
  whyAsked: 'A case shows how somebody works.',
  expectedMin: 5,
  expectedAnswer: { keyPoints: ['The start', 'The step', 'The result'], notRequired: [] },
  anchors: [],
  probes: [],
  redFlags: [],
  focusAreas: [],
  guard: { pack: null, verdict: 'clean', ruleIds: [] },
});

test('PlacedQuestions › the second of an answer refused, and one written anew in the next › numbers are those of the plan', () => {
  const placed = new PlacedQuestions(4);
  placed.beginAnswer();
  const first = aQuestion(placed, 'first');
  placed.read(first);
  placed.next();
  placed.read(undefined);
  expect([placed.numbered(0)?.id, placed.numbered(1)]).toEqual(['first', undefined]);
  // The second answer counts the existing question, so the rewritten one is its second.
  placed.beginAnswer();
  placed.read(aQuestion(placed, 'anew'));
  expect([placed.numbered(0)?.id, placed.numbered(1)?.id]).toEqual(['first', 'anew']);
});

test('PlacedQuestions › an answer that repeats what stands before the new one › numbers it by the answer', () => {
  const placed = new PlacedQuestions(4);
  placed.beginAnswer();
  placed.read(aQuestion(placed, 'first'));
  placed.beginAnswer();
  placed.next();
  placed.read(undefined);
  placed.read(aQuestion(placed, 'anew'));
  expect(placed.numbered(1)?.id).toBe('anew');
});

test('PlacedQuestions › beside a locked one › new ones take the other places, and numbers are those of the answer', () => {
  const locked = { ...aQuestion(new PlacedQuestions(4), 'locked'), mustAsk: false };
  const placed = new PlacedQuestions(4, undefined, [locked]);
  placed.beginAnswer();
  const written = aQuestion(placed, 'written');
  placed.read(written);
  expect(written).toMatchObject({ order: 6, mustAsk: false });
  expect(placed.numbered(0)?.id).toBe('written');
  expect(placed.own.map(({ id }) => id)).toEqual(['written']);
  expect(placed.closed().map(({ id, mustAsk }) => [id, mustAsk])).toEqual([
    ['locked', false],
    ['written', true],
  ]);
  // After a crash, a worker continues from the stored draft, which includes the locked question.
  const again = new PlacedQuestions(4, placed.all, [locked]);
  expect(again.all.map(({ id }) => id)).toEqual(['locked', 'written']);
});
