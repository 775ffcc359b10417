const usualHour = 10;
const lastHour = 23;

/** The default time for a day chosen before any time: 10:00, or later today if that has passed. */
export function firstTime(day: Date, now: Date): string {
  const isToday = day.toDateString() === now.toDateString();
  const hour = isToday ? Math.min(Math.max(usualHour, now.getHours() + 1), lastHour) : usualHour;
  return `${String(hour).padStart(2, '0')}:00`;
}
