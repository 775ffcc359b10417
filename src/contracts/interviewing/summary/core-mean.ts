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

/**
 * What the row of a competency shows, so that rows and {@link coreMean} add up: the mean of its core questions; where it
 * has none, of those for one person alone.
 *
 * @param questions those of the competency
 */
export function competencyMean(
  questions: readonly Pick<Question, 'id' | 'block' | 'order'>[],
  answers: readonly Pick<Answer, 'questionId' | 'score'>[],
): {
  readonly mean: number | null;
  /** no core question: its mean counts in none of the interview's */
  readonly isOwn: boolean;
  /** numbers of the questions for one person alone that have a score: no mean of the interview counts them */
  readonly apart: number[];
} {
  const isOwn = questions.length > 0 && !questions.some(countsInMean);
  const own = questions.filter((question) => !countsInMean(question));
  const given = new Map(answers.map(({ questionId, score }) => [questionId, score]));
  return {
    mean: isOwn ? meanOf(own.flatMap(({ id }) => given.get(id) ?? [])) : coreMean(questions, answers),
    isOwn,
    apart: own.filter(({ id }) => (given.get(id) ?? null) !== null).map(({ order }) => order),
  };
}

/** Arithmetic mean with one decimal; null of nothing. */
export function meanOf(scores: readonly number[]): number | null {
  if (scores.length === 0) return null;
  return Math.round((scores.reduce((sum, score) => sum + score, 0) * 10) / scores.length) / 10;
}
