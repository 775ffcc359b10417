/** Now, as a dependency: tests move it, and only in-process time is read from it (SQL compares with the database's). */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
