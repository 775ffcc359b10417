import * as z from 'zod/mini';

/** What a candidate needs to take part: more time, a break. Why is nobody's business here: no reason is asked for or kept. */

/** Per cent on top of the usual minutes. */
export const extraTimes = [0, 25, 50, 100] as const;
/** Minutes of a break in the middle. */
export const breakLengths = [0, 5, 10] as const;

export const Adjustments = z.strictObject({ extraTime: z.literal(extraTimes), breakMinutes: z.literal(breakLengths) });
export type Adjustments = z.infer<typeof Adjustments>;

export const unadjusted: Adjustments = { extraTime: 0, breakMinutes: 0 };

/** Three hours with twice the time, and a break. */
export const longestAdjusted = 370;

/** Whole minutes. */
export function withExtraTime(minutes: number, { extraTime }: Pick<Adjustments, 'extraTime'>): number {
  return Math.round((minutes * (100 + extraTime)) / 100);
}

/** How long an interview really takes; the database says the same in `length_min`. */
export function adjustedLength(durationMinutes: number, adjustments: Adjustments): number {
  return withExtraTime(durationMinutes, adjustments) + adjustments.breakMinutes;
}
