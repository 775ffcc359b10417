import type { Question } from '#contracts/interviewing/plan/plan.ts';

/** A question and its score. */
export interface Scored {
  readonly question: Question;
  readonly score: number | null;
  /** whether it is left out of its competency's mean */
  readonly isApart: boolean;
}
