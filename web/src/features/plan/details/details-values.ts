import type { Interview } from '#contracts/interviewing/interviewing.ts';
import type { Adjustments } from '#contracts/interviewing/plan/adjustments.ts';
import { toInstant, toLocalTime } from '#web/entities/interview/date-time/local-time.ts';
import { editsOf } from '#web/shared/forms/edits.ts';

/** What can be changed of an interview before it runs, as the form holds it. */
export interface DetailsValues {
  /** of the field of date and time, in the reader's own zone; empty for no time */
  readonly scheduledAt: string;
  readonly userRole: string;
  readonly previousFeedback: string;
  readonly adjustments: Adjustments;
  readonly questionsInAdvance: boolean;
}

export function toDetails({
  scheduledAt,
  userRole,
  previousFeedback,
  adjustments,
  questionsInAdvance,
}: Interview): DetailsValues {
  return {
    scheduledAt: toLocalTime(scheduledAt),
    userRole: userRole ?? '',
    previousFeedback: previousFeedback ?? '',
    adjustments,
    questionsInAdvance,
  };
}

function toInput({ scheduledAt, userRole, previousFeedback, ...adjusted }: DetailsValues) {
  const orNull = (value: string) => (value.trim() === '' ? null : value.trim());
  return {
    scheduledAt: toInstant(scheduledAt),
    userRole: orNull(userRole),
    previousFeedback: orNull(previousFeedback),
    ...adjusted,
  };
}

/** Only what was changed: a time with seconds in it, which the field cannot show, stays as it is. */
export function changedDetails(base: DetailsValues, values: DetailsValues) {
  return editsOf(toInput(base), toInput(values));
}
