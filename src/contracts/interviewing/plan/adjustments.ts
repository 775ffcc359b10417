import * as z from 'zod/mini';

/**
 * What a candidate needs in order to take part: extra time, a break. The reason is private: it is neither asked for nor
 * stored.
 */

/** Extra time in per cent of the usual minutes. */
export const extraTimes = [0, 25, 50, 100] as const;
/** Minutes of a break in the middle. */
export const breakLengths = [0, 5, 10] as const;

export const Adjustments = z.strictObject({ extraTime: z.literal(extraTimes), breakMinutes: z.literal(breakLengths) });
export type Adjustments = z.infer<typeof Adjustments>;

export const unadjusted: Adjustments = { extraTime: 0, breakMinutes: 0 };

/** In minutes: three hours with double time, plus a break. */
export const longestAdjusted = 370;

/** Rounded to whole minutes. */
export function withExtraTime(minutes: number, { extraTime }: Pick<Adjustments, 'extraTime'>): number {
  return Math.round((minutes * (100 + extraTime)) / 100);
}

/** The actual length of an interview in minutes; the database column `length_min` uses the same formula. */
export function adjustedLength(durationMinutes: number, adjustments: Adjustments): number {
  return withExtraTime(durationMinutes, adjustments) + adjustments.breakMinutes;
}
