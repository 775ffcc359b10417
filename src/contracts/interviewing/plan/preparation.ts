import type { PlanContent } from './plan.ts';

/** What an interviewer has to have at hand before the talk begins. */
export interface Preparation {
  /** what is found out or agreed on for this person */
  readonly agreed: readonly string[];
  /** numbers of the questions whose sheet is handed to the candidate */
  readonly sheets: readonly number[];
  /** what the candidate may ask and the posting does not answer */
  readonly answers: readonly string[];
}

export function preparationOf({
  candidate,
  questions,
  candidateQuestions = [],
}: Pick<PlanContent, 'candidate' | 'questions' | 'candidateQuestions'>): Preparation {
  return {
    agreed: candidate.toPrepare,
    sheets: questions
      .filter(({ handout }) => handout !== undefined)
      .map(({ order }) => order)
      .toSorted((one, other) => one - other),
    answers: candidateQuestions.filter(({ answer }) => answer === undefined).map(({ question }) => question),
  };
}
