/** The days of a month in whole weeks from Monday, padded with days of the adjacent months. */
export function weeksOfMonth(of: Date): readonly (readonly Date[])[] {
  const first = new Date(of.getFullYear(), of.getMonth(), 1);
  const monday = addDays(first, -((first.getDay() + 6) % 7));
  const last = new Date(of.getFullYear(), of.getMonth() + 1, 0);
  const weeks: Date[][] = [];
  for (let week = monday; week <= last; week = addDays(week, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, day) => addDays(week, day)));
  }
  return weeks;
}

/** The weeks of the month from this week on; also earlier weeks once the user has moved back to them by keyboard. */
export function weeksToShow(current: Date, today: Date): readonly (readonly Date[])[] {
  const first = addDays(current < today ? current : today, 0);
  return weeksOfMonth(current).filter((week) => week.some((day) => day >= first));
}

export function addDays(day: Date, days: number): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + days);
}

/** The same day in another month, or that month's last day if it is shorter. */
export function addMonths(day: Date, months: number): Date {
  const last = new Date(day.getFullYear(), day.getMonth() + months + 1, 0);
  return new Date(last.getFullYear(), last.getMonth(), Math.min(day.getDate(), last.getDate()));
}

/** The day that a navigation key moves to; undefined for any other key. */
export function dayByKey(key: string, from: Date): Date | undefined {
  const sinceMonday = (from.getDay() + 6) % 7;
  switch (key) {
    case 'ArrowLeft':
      return addDays(from, -1);
    case 'ArrowRight':
      return addDays(from, 1);
    case 'ArrowUp':
      return addDays(from, -7);
    case 'ArrowDown':
      return addDays(from, 7);
    case 'Home':
      return addDays(from, -sinceMonday);
    case 'End':
      return addDays(from, 6 - sinceMonday);
    case 'PageUp':
      return addMonths(from, -1);
    case 'PageDown':
      return addMonths(from, 1);
    default:
      return undefined;
  }
}
