import type { Interview } from '#contracts/interviewing/interviewing.ts';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';

/** What both sheets are made from. They say of it only what a candidate may know. */
export interface SheetFacts {
  readonly interview: Interview;
  /** the current one, in the language of the sheet; undefined while there is none */
  readonly plan: Plan | undefined;
  /** the same in its own language */
  readonly ownPlan: Plan | undefined;
  /** the position's, for want of a plan */
  readonly focusAreas: readonly string[];
  /** `kept` also where the interview is planned without it */
  readonly cv: 'none' | 'kept' | 'used';
  /** who invites, answers for the interview and is written to */
  readonly sender: {
    readonly fullName: string;
    readonly email: string;
    readonly company: string | null;
  };
  /** which model may be asked from now on; null for none */
  readonly model: string | null;
  /** after so many months without contact candidates are erased; null where none are by date */
  readonly retentionMonths: number | null;
  readonly timeZone: string;
}
