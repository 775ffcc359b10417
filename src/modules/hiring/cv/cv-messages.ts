import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { languages } from '#contracts/languages.ts';
import type { Language } from '#contracts/common.ts';
import { cvWarnings } from '#contracts/hiring.ts';

const Catalog = z.object({ cvWarnings: z.record(z.enum(cvWarnings), z.string()) });

const catalogs = new Map(
  languages.map((language) => {
    const file = new URL(`../../../../locales/${language}/candidates.json`, import.meta.url);
    return [language, Catalog.parse(JSON.parse(readFileSync(file, 'utf8'))).cvWarnings] as const;
  }),
);

/** The sentence a person reads for a warning about a CV. */
export function warningMessage(warning: (typeof cvWarnings)[number], language: Language): string {
  return catalogs.get(language)?.[warning] ?? '';
}
