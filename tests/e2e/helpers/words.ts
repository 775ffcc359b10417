import { readFileSync } from 'node:fs';
import type { Language } from '#contracts/common.ts';

export type Words = (key: string) => string;

/** The product's texts by key (`auth:register.submit`), so that tests find a page's parts by what a user reads. */
export function wordsOf(language: Language): Words {
  const files = new Map<string, unknown>();
  return (key) => {
    const [file = '', path = ''] = key.split(':');
    if (!files.has(file)) {
      files.set(
        file,
        JSON.parse(readFileSync(new URL(`../../../locales/${language}/${file}.json`, import.meta.url), 'utf8')),
      );
    }
    const text = path.split('.').reduce<unknown>(member, files.get(file));
    if (typeof text !== 'string') throw new Error(`there is no text ${language} ${key}`);
    return text;
  };
}

/** The text with these values in its placeholders. */
export function filledWith(text: string, values: Readonly<Record<string, number | string>>): string {
  return Object.entries(values).reduce((rest, [name, value]) => rest.replace(`{{${name}}}`, String(value)), text);
}

/**
 * A pattern for the text with any value in its placeholders; spaces match non-breaking ones, which pages put after
 * short Ukrainian words.
 */
export function pattern(text: string): RegExp {
  const parts = text
    .split(/\{\{\w+(?:, \w+)?\}\}/)
    .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s`));
  return new RegExp(parts.join('.+'));
}

function member(node: unknown, name: string): unknown {
  return typeof node === 'object' && node !== null ? Reflect.get(node, name) : undefined;
}
