/** The value of the field of date and time for an instant, in the reader's own zone; empty for none. */
export function toLocalTime(at: string | null): string {
  if (at === null) return '';
  const date = new Date(at);
  const pad = (value: number): string => String(value).padStart(2, '0');
  const day = `${String(date.getFullYear()).padStart(4, '0')}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

/** The instant that such a field names. */
export function toInstant(local: string): string | null {
  return local === '' ? null : new Date(local).toISOString();
}
