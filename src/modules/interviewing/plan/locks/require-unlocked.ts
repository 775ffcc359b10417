import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { canonicalJson } from '#knowledge/plan/core-hash.ts';
import { AppError } from '#platform/app-error.ts';
import type { PlanVersion } from '#modules/interviewing/plan/plan-queries.ts';

/**
 * Locked questions may be moved but not changed.
 *
 * @throws AppError interviewing.question_locked
 */
export function requireUnlocked({ plan, locked }: PlanVersion, wanted: readonly Question[]): void {
  const questionId = locked.find((id) => wordsOf(plan.questions, id) !== wordsOf(wanted, id));
  if (questionId !== undefined) throw new AppError('interviewing.question_locked', { questionId });
}

function wordsOf(questions: readonly Question[], id: string): string | undefined {
  const question = questions.find((one) => one.id === id);
  return question === undefined ? undefined : canonicalJson({ ...question, order: 0 });
}
