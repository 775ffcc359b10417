import type { Question } from '#contracts/interviewing/plan/plan.ts';
import type { Answer } from '#contracts/interviewing/run/interview-run.ts';

/**
 * The mean of an interview, the same everywhere it is shown: of the core questions only. Questions for one person do
 * not count, so that candidates are compared by the same measure.
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

/** Whether {@link coreMean} counts a score of this question. */
export function countsInMean({ block }: Pick<Question, 'block'>): boolean {
  return block === 'core';
}

/**
 * The mean shown for a competency: of its core questions, so that the rows agree with {@link coreMean}, or of its
 * questions for this person if it has no core question.
 *
 * @param questions those of the competency
 */
export function competencyMean(
  questions: readonly Pick<Question, 'id' | 'block' | 'order'>[],
  answers: readonly Pick<Answer, 'questionId' | 'score'>[],
): {
  readonly mean: number | null;
  /** no core question: this mean does not count towards the interview's mean */
  readonly isOwn: boolean;
  /** numbers of the scored questions for this person only, which do not count towards the interview's mean */
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

/** Arithmetic mean with one decimal; null if there are no scores. */
export function meanOf(scores: readonly number[]): number | null {
  if (scores.length === 0) return null;
  return Math.round((scores.reduce((sum, score) => sum + score, 0) * 10) / scores.length) / 10;
}
