const dayMs = 86_400_000;

interface Pace {
  readonly used: number;
  readonly limit: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly now: Date;
}

/**
 * When the limit will be reached at the current pace. Undefined if it will last until the window ends, has been
 * reached, or there is too little data: fewer than two uses or less than a day.
 */
export function reachesLimitAt({ used, limit, startsAt, endsAt, now }: Pace): Date | undefined {
  const elapsed = now.getTime() - startsAt.getTime();
  if (used < 2 || used >= limit || elapsed < dayMs) return undefined;
  const reached = new Date(startsAt.getTime() + (elapsed / used) * limit);
  return reached < endsAt ? reached : undefined;
}
