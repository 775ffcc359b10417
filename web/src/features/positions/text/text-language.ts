import type { Language } from '#contracts/common.ts';

/** Detects the language of a text by its alphabet; Ukrainian texts contain Latin product names too. */
export function textLanguage(text: string): Language {
  const cyrillic = text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return cyrillic * 3 > latin ? 'uk' : 'en';
}
