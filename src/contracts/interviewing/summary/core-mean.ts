import type { Question } from '#contracts/interviewing/plan/plan.ts';
import type { Answer } from '#contracts/interviewing/run/interview-run.ts';

/**
 * The mean of an interview, wherever one is shown: of the questions that everybody is asked. Those for one person alone
 * count in none, so that two people beside each other are measured by the same.
 */
export function coreMean(...interview: Parameters<typeof coreScores>): number | null {
  return meanOf(coreScores(...interview).map(({ score }) => score));
}

/** The scores that {@link coreMean} counts, each with its question, in the order of the plan. */
export function coreScores<Asked extends Pick<Question, 'id' | 'block'>>(
  questions: readonly Asked[],
  answers: readonly Pick<Answer, 'questionId' | 'score'>[],
): { question: Asked; score: number }[] {
  const given = new Map(answers.map(({ questionId, score }) => [questionId, score]));
  return questions.filter(countsInMean).flatMap((question) => {
    const score = given.get(question.id) ?? null;
    return score === null ? [] : [{ question, score }];
  });
}

/** Whether a score of this question is one that {@link coreMean} counts. */
export function countsInMean({ block }: Pick<Question, 'block'>): boolean {
  return block === 'core';
}

/** Arithmetic mean with one decimal; null of nothing. */
export function meanOf(scores: readonly number[]): number | null {
  if (scores.length === 0) return null;
  return Math.round((scores.reduce((sum, score) => sum + score, 0) * 10) / scores.length) / 10;
}
