import type { Language } from '#contracts/common.ts';

/** The language a text is written in, told by its letters: names of products are Latin in Ukrainian, too. */
export function textLanguage(text: string): Language {
  const cyrillic = text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return cyrillic * 3 > latin ? 'uk' : 'en';
}
