import { describe, expect, it } from 'vitest';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { railName } from './rail-name.ts';

const competencies = [
  { id: 'reps', name: 'Managing field reps' },
  { id: 'prices', name: 'Prices' },
] as unknown as Plan['competencies'];

const aQuestion = (id: string, competencyId: string, category: string) => ({ id, competencyId, category });

const questions = [
  aQuestion('a', 'reps', 'Leading'),
  aQuestion('b', 'prices', 'Selling'),
  aQuestion('c', 'reps', 'Coaching'),
  aQuestion('d', 'gone', 'Prices'),
];

const names = questions.map((question) => railName({ competencies, questions }, question));

describe('railName', () => {
  it('two questions of one competency › their names › say which of the two each is', () => {
    expect([names[0], names[2]]).toEqual([
      { name: 'Managing field reps', nth: 1, count: 2 },
      { name: 'Managing field reps', nth: 2, count: 2 },
    ]);
  });

  it('a category is called as a competency › their names › are told apart too', () => {
    expect([names[1], names[3]]).toEqual([
      { name: 'Prices', nth: 1, count: 2 },
      { name: 'Prices', nth: 2, count: 2 },
    ]);
  });

  it('the only question of a competency › its name › has no number', () => {
    const [only] = questions.slice(0, 1).map((question) => railName({ competencies, questions: [question] }, question));
    expect(only).toMatchObject({ name: 'Managing field reps', count: 1 });
  });
});
