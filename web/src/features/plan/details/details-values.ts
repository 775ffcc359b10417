import type { Interview } from '#contracts/interviewing/interviewing.ts';
import type { Adjustments } from '#contracts/interviewing/plan/adjustments.ts';
import { toInstant, toLocalTime } from '#web/entities/interview/date-time/local-time.ts';
import { keptLines } from '#web/entities/interview/fields/picked-lines.ts';
import { editsOf } from '#web/shared/forms/edits.ts';

/** The editable details of an interview that has not started, as form values. */
export interface DetailsValues {
  /** value of the date and time field, in the user's time zone; empty for no time */
  readonly scheduledAt: string;
  readonly userRole: string;
  readonly previousFeedback: string;
  readonly openPoints: readonly string[] | null;
  readonly adjustments: Adjustments;
  readonly questionsInAdvance: boolean;
}

export function toDetails({
  scheduledAt,
  userRole,
  previousFeedback,
  openPoints,
  adjustments,
  questionsInAdvance,
}: Interview): DetailsValues {
  return {
    scheduledAt: toLocalTime(scheduledAt),
    userRole: userRole ?? '',
    previousFeedback: previousFeedback ?? '',
    openPoints,
    adjustments,
    questionsInAdvance,
  };
}

function toInput({ scheduledAt, userRole, previousFeedback, openPoints, ...adjusted }: DetailsValues) {
  const orNull = (value: string) => (value.trim() === '' ? null : value.trim());
  return {
    scheduledAt: toInstant(scheduledAt),
    userRole: orNull(userRole),
    previousFeedback: orNull(previousFeedback),
    openPoints: keptLines(openPoints, previousFeedback),
    ...adjusted,
  };
}

/** Only the fields that changed: the form cannot show seconds, so an unchanged time must not be sent without them. */
export function changedDetails(base: DetailsValues, values: DetailsValues) {
  const input = toInput(values);
  const edits = editsOf(toInput(base), input);
  // Otherwise the server would drop what was picked in the note before.
  return edits.previousFeedback === undefined ? edits : { ...edits, openPoints: input.openPoints };
}
