import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { toInstant, toLocalTime } from '#web/entities/interview/date-time/local-time.ts';
import { editsOf } from '#web/shared/forms/edits.ts';

/** What can be changed of an interview before it runs, as the form holds it. */
export interface DetailsValues {
  /** of the field of date and time, in the reader's own zone; empty for no time */
  readonly scheduledAt: string;
  readonly userRole: string;
  readonly previousFeedback: string;
}

export function toDetails({ scheduledAt, userRole, previousFeedback }: Interview): DetailsValues {
  return {
    scheduledAt: toLocalTime(scheduledAt),
    userRole: userRole ?? '',
    previousFeedback: previousFeedback ?? '',
  };
}

function toInput({ scheduledAt, userRole, previousFeedback }: DetailsValues) {
  const orNull = (value: string) => (value.trim() === '' ? null : value.trim());
  return {
    scheduledAt: toInstant(scheduledAt),
    userRole: orNull(userRole),
    previousFeedback: orNull(previousFeedback),
  };
}

/** Only what was changed: a time with seconds in it, which the field cannot show, stays as it is. */
export function changedDetails(base: DetailsValues, values: DetailsValues) {
  return editsOf(toInput(base), toInput(values));
}
