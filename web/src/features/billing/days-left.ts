const dayMs = 86_400_000;

/** Days left until a moment, counting a started day; 0 if it has passed. */
export function daysLeft(until: Date, now: Date): number {
  return Math.max(0, Math.ceil((until.getTime() - now.getTime()) / dayMs));
}
