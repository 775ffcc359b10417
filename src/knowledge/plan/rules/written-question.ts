import * as z from 'zod/mini';
import { Question } from '#contracts/interviewing/plan/plan.ts';

/** A question as a model or the playbook must write it; a person may write less for a question of their own. */
export const WrittenQuestion = z
  .extend(Question, {
    expectedAnswer: z.extend(Question.shape.expectedAnswer, {
      keyPoints: Question.shape.expectedAnswer.shape.keyPoints.check(z.minLength(3)),
    }),
  })
  // A question with a handout has time for only one probe.
  .check(z.refine(({ probes, handout = [] }) => probes.length >= (handout.length > 0 ? 1 : 2), { path: ['probes'] }));
