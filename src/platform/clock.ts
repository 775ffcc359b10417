/**
 * The current time as a dependency, so that tests can control it. For in-process time only: SQL uses the database's
 * clock.
 */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
