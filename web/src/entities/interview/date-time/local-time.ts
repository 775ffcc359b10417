/** The value of a date and time field for an instant, in the user's time zone; empty for null. */
export function toLocalTime(at: string | null): string {
  if (at === null) return '';
  const date = new Date(at);
  const pad = (value: number): string => String(value).padStart(2, '0');
  const day = `${String(date.getFullYear()).padStart(4, '0')}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

/** The instant that such a value stands for. */
export function toInstant(local: string): string | null {
  return local === '' ? null : new Date(local).toISOString();
}
