import type { PlanContent } from './plan.ts';

/** What an interviewer has to have at hand before the talk begins. */
export interface Preparation {
  /** numbers of the questions whose sheet is handed to the candidate */
  readonly sheets: readonly number[];
  /** what the candidate may ask and the posting does not answer */
  readonly answers: readonly string[];
}

export function preparationOf({
  questions,
  candidateQuestions = [],
}: Pick<PlanContent, 'questions' | 'candidateQuestions'>): Preparation {
  return {
    sheets: questions
      .filter(({ handout }) => handout !== undefined)
      .map(({ order }) => order)
      .toSorted((one, other) => one - other),
    answers: candidateQuestions.filter(({ answer }) => answer === undefined).map(({ question }) => question),
  };
}
