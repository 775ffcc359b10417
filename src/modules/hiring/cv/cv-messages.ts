import * as z from 'zod';
import type { Language } from '#contracts/common.ts';
import { cvWarnings } from '#contracts/hiring/cvs.ts';
import { readLocale } from '#platform/read-locale.ts';

const texts = readLocale('candidates', z.object({ cvWarnings: z.record(z.enum(cvWarnings), z.string()) }));

/** The message for a CV warning. */
export function warningMessage(warning: (typeof cvWarnings)[number], language: Language): string {
  return texts[language].cvWarnings[warning];
}
