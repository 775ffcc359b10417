/** Adds months as Stripe does: same day and time in UTC, or the last day of a shorter month. In Unix seconds. */
export function addMonths(anchor: number, months: number): number {
  const from = new Date(anchor * 1000);
  const date = new Date(from);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return Math.floor(date.getTime() / 1000);
}

/** The first anniversary of the anchor after an instant. */
export function nextAnniversary(anchor: number, every: number, after: number): number {
  for (let times = 1; ; times += 1) {
    const at = addMonths(anchor, times * every);
    if (at > after) return at;
  }
}
