import { type Formatters, capitalized } from '#web/shared/language/format.ts';

/** Today. Ukrainian writes weekdays small; at the head of a page they are a title. */
export function dashboardTitle(format: Formatters): string {
  return capitalized(format.weekday(new Date()));
}
