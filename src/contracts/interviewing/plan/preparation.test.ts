import { expect, test } from 'vitest';
import type { Plan, Question } from './plan.ts';
import { preparationOf } from './preparation.ts';

const candidate = { toPrepare: [] } as unknown as Plan['candidate'];
const question = (order: number, handout?: readonly string[]) => ({ order, ...(handout && { handout }) }) as Question;

test('preparationOf › sheets of questions, and what the posting does not answer › are what to have at hand', () => {
  const answered = { question: 'Where is the work?', answer: { text: 'In Cork.', basis: 'Cork' } };
  const plan = {
    candidate: { ...candidate, toPrepare: ['Ask whether four days are fixed.'] },
    questions: [question(3, ['A: 5 bar']), question(1), question(2, ['B: 7 bar'])],
    candidateQuestions: [answered, { question: 'Who plans the shifts?' }],
  };
  expect(preparationOf(plan)).toEqual({
    agreed: ['Ask whether four days are fixed.'],
    sheets: [2, 3],
    answers: ['Who plans the shifts?'],
  });
});

test('preparationOf › a plan of before › needs nothing', () => {
  expect(preparationOf({ candidate, questions: [question(1)], candidateQuestions: undefined })).toEqual({
    agreed: [],
    sheets: [],
    answers: [],
  });
});
