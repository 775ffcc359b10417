import type { PlanContent } from './plan.ts';

/** What an interviewer needs at hand before the interview begins. */
export interface Preparation {
  /** what to find out or arrange for this person */
  readonly agreed: readonly string[];
  /** numbers of the questions with a handout for the candidate */
  readonly sheets: readonly number[];
  /** questions the candidate may ask that the posting does not answer */
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
