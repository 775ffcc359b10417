import type { Interview } from '#contracts/interviewing/interviewing.ts';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';

/** The input of both sheets. The sheets reveal only what a candidate may know. */
export interface SheetFacts {
  readonly interview: Interview;
  /** the current plan in the language of the sheet; undefined while there is none */
  readonly plan: Plan | undefined;
  /** the same plan in its original language */
  readonly ownPlan: Plan | undefined;
  /** the position's focus areas, used while there is no plan */
  readonly focusAreas: readonly string[];
  /** `kept`: there is a CV, but the interview is planned without it */
  readonly cv: 'none' | 'kept' | 'used';
  /** the person who sends the invitation, is responsible for the interview and receives replies */
  readonly sender: {
    readonly fullName: string;
    readonly email: string;
    readonly company: string | null;
  };
  /** the model that may be used from now on; null for none */
  readonly model: string | null;
  /** months without contact after which candidates are erased; null if there is no such period */
  readonly retentionMonths: number | null;
  readonly timeZone: string;
}
