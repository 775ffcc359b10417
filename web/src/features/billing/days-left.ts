const dayMs = 86_400_000;

/** Days until then, the one that has begun among them; 0 when it is past. */
export function daysLeft(until: Date, now: Date): number {
  return Math.max(0, Math.ceil((until.getTime() - now.getTime()) / dayMs));
}
