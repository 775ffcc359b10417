import type { Question } from '#contracts/interviewing/plan.ts';
import { asksAbout } from '#knowledge/plan/rules/focus-rules.ts';

/** The last question that can give way: no task, and without it each of these areas is still asked about; -1: none. */
export function spareQuestion(questions: readonly Question[], areas: readonly string[]): number {
  return questions.findLastIndex(
    (question, at) =>
      question.kind !== 'task' &&
      areas.every((area) => questions.some((other, index) => index !== at && asksAbout(other, area))),
  );
}
