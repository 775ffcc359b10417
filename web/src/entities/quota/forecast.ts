const dayMs = 86_400_000;

interface Pace {
  readonly used: number;
  readonly limit: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly now: Date;
}

/**
 * When the limit is reached if the window goes on as it began. Undefined when it holds until the window ends, is
 * reached already, or too little has happened to tell: less than two uses, or less than a day.
 */
export function reachesLimitAt({ used, limit, startsAt, endsAt, now }: Pace): Date | undefined {
  const elapsed = now.getTime() - startsAt.getTime();
  if (used < 2 || used >= limit || elapsed < dayMs) return undefined;
  const reached = new Date(startsAt.getTime() + (elapsed / used) * limit);
  return reached < endsAt ? reached : undefined;
}
