import { describe, expect, it } from 'vitest';
import { coreMean, coreScores, meanOf } from './core-mean.ts';

describe('meanOf', () => {
  it.each([
    [[], null],
    [[0], 0],
    [[7, 8], 7.5],
    [[1, 1, 2], 1.3],
    [[1, 2, 2], 1.7],
    [[10, 9, 9, 9, 9, 9, 9, 9], 9.1],
  ])('meanOf › %j › is %s', (scores, mean) => {
    expect(meanOf(scores)).toBe(mean);
  });
});

describe('coreMean', () => {
  const questions = [
    { id: 'one', block: 'core' },
    { id: 'two', block: 'core' },
    { id: 'own', block: 'cv' },
  ] as const;
  const answered = (scores: Readonly<Record<string, number | null>>) =>
    Object.entries(scores).map(([questionId, score]) => ({ questionId, score }));

  it('coreMean › a question for one person alone › does not count', () => {
    expect(coreMean(questions, answered({ one: 5, two: 6, own: 10 }))).toBe(5.5);
  });

  it('coreMean › one without a score › the others count, and 0 is a score', () => {
    expect(coreScores(questions, answered({ one: 0, two: null, own: 10 }))).toEqual([
      { question: questions[0], score: 0 },
    ]);
    expect(coreMean(questions, answered({ one: 0, two: null, own: 10 }))).toBe(0);
  });

  it('coreMean › nothing of what everybody is asked was scored › there is none', () => {
    expect(coreMean(questions, answered({ one: null, own: 10 }))).toBeNull();
  });
});
