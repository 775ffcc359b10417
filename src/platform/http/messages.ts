import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { languages } from '#contracts/languages.ts';
import type { Language } from '#contracts/common.ts';
import type { ErrorCode } from '#contracts/errors.ts';

const Messages = z.record(z.string(), z.record(z.string(), z.string()));

const catalogs = new Map(
  languages.map((language) => {
    const file = new URL(`../../../locales/${language}/errors.json`, import.meta.url);
    return [language, Messages.parse(JSON.parse(readFileSync(file, 'utf8')))] as const;
  }),
);

/** The sentence a person reads for a code; `{{name}}` is filled from `details`. */
export function messageOf(code: ErrorCode, language: Language, details?: Readonly<Record<string, unknown>>): string {
  const [module = '', name = ''] = code.split('.');
  const text = catalogs.get(language)?.[module]?.[name] ?? catalogs.get('en')?.['common']?.['internal'] ?? code;
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => String(details?.[key] ?? ''));
}
