import { type Formatters, capitalized } from '#web/shared/language/format.ts';

/** Today's weekday and date, capitalized: Ukrainian writes weekdays in lower case, but this is a title. */
export function dashboardTitle(format: Formatters): string {
  return capitalized(format.weekday(new Date()));
}
