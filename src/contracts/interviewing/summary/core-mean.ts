import type { Question } from '#contracts/interviewing/plan/plan.ts';
import type { Answer } from '#contracts/interviewing/run/interview-run.ts';

/**
 * The mean of an interview, wherever one is shown: of the questions that everybody is asked. Those for one person alone
 * count in none, so that two people beside each other are measured by the same.
 */
export function coreMean(...interview: Parameters<typeof coreScores>): number | null {
  return meanOf(coreScores(...interview));
}

/** The scores that {@link coreMean} counts. */
export function coreScores(
  questions: readonly Pick<Question, 'id' | 'block'>[],
  answers: readonly Pick<Answer, 'questionId' | 'score'>[],
): number[] {
  const core = new Set(questions.filter(({ block }) => block === 'core').map(({ id }) => id));
  return answers.flatMap(({ questionId, score }) => (core.has(questionId) && score !== null ? [score] : []));
}

/** Arithmetic mean with one decimal; null of nothing. */
export function meanOf(scores: readonly number[]): number | null {
  if (scores.length === 0) return null;
  return Math.round((scores.reduce((sum, score) => sum + score, 0) * 10) / scores.length) / 10;
}
