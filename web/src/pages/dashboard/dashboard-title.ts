import type { Formatters } from '#web/shared/language/format.ts';

/** Today. Ukrainian writes weekdays small; at the head of a page they are a title. */
export function dashboardTitle(format: Formatters): string {
  const text = format.weekday(new Date());
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
