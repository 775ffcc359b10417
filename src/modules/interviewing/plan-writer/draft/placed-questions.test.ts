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
  // The answer that writes it anew counts the one that stands.
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
