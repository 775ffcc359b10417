import type { Question } from '#contracts/interviewing/plan/plan.ts';

/** A question and what was given for it. */
export interface Scored {
  readonly question: Question;
  readonly score: number | null;
  /** whether the mean of its competency leaves it out */
  readonly isApart: boolean;
}
