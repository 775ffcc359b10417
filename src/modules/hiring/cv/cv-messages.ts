import * as z from 'zod';
import type { Language } from '#contracts/common.ts';
import { cvWarnings } from '#contracts/hiring/cvs.ts';
import { readLocale } from '#platform/read-locale.ts';

const texts = readLocale('candidates', z.object({ cvWarnings: z.record(z.enum(cvWarnings), z.string()) }));

/** The sentence a person reads for a warning about a CV. */
export function warningMessage(warning: (typeof cvWarnings)[number], language: Language): string {
  return texts[language].cvWarnings[warning];
}
