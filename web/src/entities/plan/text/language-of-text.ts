import type { Language } from '#contracts/common.ts';

/** The language of a text in a plan: what it quotes, and what nobody translated, is not in the plan's. */
export function languageOfText(text: string, language: Language): Language {
  const unquoted = text.replace(/[«“"][^»”"]*/gu, ' ');
  const own = /\p{L}{2}/u.test(unquoted) ? unquoted : text;
  const count = (signs: RegExp): number => own.match(signs)?.length ?? 0;
  // A Ukrainian text may be full of Latin words, an English one holds a foreign name at most.
  if (count(/[а-яєіїґ]/giu) > count(/\p{L}/gu) * 0.3) return 'uk';
  // A name begins with a capital letter; two words that do not are a sentence.
  return language === 'uk' && count(/\b[a-z]{2,}/gu) < 2 ? 'uk' : 'en';
}
