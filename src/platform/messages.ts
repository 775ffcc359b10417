import * as z from 'zod';
import type { Language } from '#contracts/common.ts';
import type { ErrorCode } from '#contracts/errors.ts';
import { readLocale } from '#platform/read-locale.ts';

const texts = readLocale('errors', z.record(z.string(), z.record(z.string(), z.string())));

/** The user-facing message of an error code; `{{name}}` is filled from `details`. */
export function messageOf(code: ErrorCode, language: Language, details?: Readonly<Record<string, unknown>>): string {
  const [module = '', name = ''] = code.split('.');
  const text = texts[language][module]?.[name] ?? texts.en['common']?.['internal'] ?? code;
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => String(details?.[key] ?? ''));
}
