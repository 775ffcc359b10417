/** The week of a moment in the reader's own zone, from Monday on: its first moment and that of the next one. */
export function weekOf(now: Date): { readonly from: string; readonly to: string } {
  const monday = now.getDate() - ((now.getDay() + 6) % 7);
  const dayAt = (day: number): string => new Date(now.getFullYear(), now.getMonth(), day).toISOString();
  return { from: dayAt(monday), to: dayAt(monday + 7) };
}
