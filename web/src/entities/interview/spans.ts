/** A time span from `from` (inclusive) to `to` (exclusive), with boundaries in the user's time zone. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

export function dayOf(now: Date): Span {
  return { from: dayAt(now, now.getDate()), to: dayAt(now, now.getDate() + 1) };
}

/** Monday to Sunday. */
export function weekOf(now: Date): Span {
  const monday = now.getDate() - ((now.getDay() + 6) % 7);
  return { from: dayAt(now, monday), to: dayAt(now, monday + 7) };
}

export function monthOf(now: Date): Span {
  const from = new Date(now.getFullYear(), now.getMonth(), 1);
  const to = new Date(now.getFullYear(), now.getMonth() + 1, 1);
  return { from: from.toISOString(), to: to.toISOString() };
}

/** The start of the previous month, which ends where this one begins. */
export function monthBeforeFrom(now: Date): string {
  return new Date(now.getFullYear(), now.getMonth() - 1, 1).toISOString();
}

/** @param day day of the month of `now`; may be out of range, as in the Date constructor */
function dayAt(now: Date, day: number): string {
  return new Date(now.getFullYear(), now.getMonth(), day).toISOString();
}
