import * as z from 'zod/mini';

/** A name of the IANA list, as "Europe/Kyiv". */
export const TimeZone = z.string().check(z.maxLength(60), z.refine(isTimeZone));

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
