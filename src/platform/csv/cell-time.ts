/** Formats instants as spreadsheets recognise them, "2026-12-01 09:30", in one time zone. */
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

/** The calendar day in that time zone, as "2026-12-01". */
export function dayOf(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(instant);
}
