/** Instants as spreadsheets read them as a time: "2026-12-01 09:30", in one time zone. */
export function cellTime(timeZone: string): (instant: string | null) => string | null {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  });
  return (instant) => (instant === null ? null : parts.format(new Date(instant)));
}

/** "2026-12-01", of the day that it is there. */
export function dayOf(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(instant);
}
