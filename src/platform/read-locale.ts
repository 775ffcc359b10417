import { readFileSync } from 'node:fs';
import type * as z from 'zod';
import type { Language } from '#contracts/common.ts';
import { languages } from '#contracts/languages.ts';

/**
 * The texts of `locales/<language>/<name>.json` in every language, read synchronously: for use at module level.
 *
 * @param schema of the parts of the file that are needed
 * @throws ZodError, or an error from reading the file
 */
export function readLocale<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
): Readonly<Record<Language, z.infer<Schema>>> {
  const read = (language: Language): z.infer<Schema> => {
    const file = new URL(`../../locales/${language}/${name}.json`, import.meta.url);
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  };
  const [en, uk] = languages;
  return { en: read(en), uk: read(uk) };
}
