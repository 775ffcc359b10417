import type { LocatedQuote } from './find-quote.ts';

/**
 * What a CV line says the candidate did:
 * `result`: something with a measured effect, `change`: something replaced or improved, `led`: people led or taught,
 * `built`: something new, `routine`: recurring work.
 */
export const achievementKinds = ['result', 'change', 'led', 'built', 'routine'] as const;
export type AchievementKind = (typeof achievementKinds)[number];

/** Whether the job a line belongs to is over; `unknown` if no dated job precedes the line. */
export const roleStates = ['ended', 'current', 'unknown'] as const;
export type RoleState = (typeof roleStates)[number];

/** One line or one joined bullet of a CV about work: never a title, employer, date, place, skill list or preference. */
export type AchievementLine = LocatedQuote & { kind: AchievementKind; role: RoleState };
