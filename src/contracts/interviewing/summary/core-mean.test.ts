import { describe, expect, it } from 'vitest';
import { competencyMean, coreMean, coreScores, meanOf } from './core-mean.ts';

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

describe('competencyMean', () => {
  const core = { id: 'core', order: 1, block: 'core' } as const;
  const own = { id: 'own', order: 2, block: 'cv' } as const;
  const scores = (one: number | null, other: number | null) => [
    { questionId: 'core', score: one },
    { questionId: 'own', score: other },
  ];

  it('competencyMean › beside a core question › leaves out that of one person, as the mean does, and names it', () => {
    expect(competencyMean([core, own], scores(7, 5))).toEqual({ mean: 7, isOwn: false, apart: [2] });
    expect(coreMean([core, own], scores(7, 5))).toBe(7);
    expect(competencyMean([core, own], scores(7, null))).toEqual({ mean: 7, isOwn: false, apart: [] });
  });

  it('competencyMean › the core question was not scored › has none, whatever else was', () => {
    expect(competencyMean([core, own], scores(null, 5))).toEqual({ mean: null, isOwn: false, apart: [2] });
  });

  it('competencyMean › no core question › is that of the questions for this person alone, and says so', () => {
    expect(competencyMean([own], scores(null, 5))).toEqual({ mean: 5, isOwn: true, apart: [2] });
    expect(competencyMean([], [])).toEqual({ mean: null, isOwn: false, apart: [] });
  });
});
