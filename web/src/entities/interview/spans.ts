/** From its first moment until that of the next one, in the reader's own zone. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

export function dayOf(now: Date): Span {
  return { from: dayAt(now, now.getDate()), to: dayAt(now, now.getDate() + 1) };
}

/** From Monday on. */
export function weekOf(now: Date): Span {
  const monday = now.getDate() - ((now.getDay() + 6) % 7);
  return { from: dayAt(now, monday), to: dayAt(now, monday + 7) };
}

export function monthOf(now: Date): Span {
  const from = new Date(now.getFullYear(), now.getMonth(), 1);
  const to = new Date(now.getFullYear(), now.getMonth() + 1, 1);
  return { from: from.toISOString(), to: to.toISOString() };
}

/** Where the month before begins, which ends where this one begins. */
export function monthBeforeFrom(now: Date): string {
  return new Date(now.getFullYear(), now.getMonth() - 1, 1).toISOString();
}

/** @param day of the month of `now`, or beyond it */
function dayAt(now: Date, day: number): string {
  return new Date(now.getFullYear(), now.getMonth(), day).toISOString();
}
