const usualHour = 10;
const lastHour = 23;

/** At which a day begins that is chosen before a time: at ten, and later today where that is over. */
export function firstTime(day: Date, now: Date): string {
  const isToday = day.toDateString() === now.toDateString();
  const hour = isToday ? Math.min(Math.max(usualHour, now.getHours() + 1), lastHour) : usualHour;
  return `${String(hour).padStart(2, '0')}:00`;
}
