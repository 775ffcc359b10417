import type { Language } from '#contracts/common.ts';

/** A Ukrainian text may be full of Latin words, an English one holds a foreign name at most. */
const mostOfOther = 0.3;
/** A name begins with a capital letter; two words that do not are a sentence. */
const plainLatinWord = /(?<![\p{L}\p{N}./_-])[a-z][a-z’'-]+(?![\p{L}\p{N}/_])/gu;

/** The language of a text in a plan: what it quotes, and what nobody translated, is not in the plan's. */
export function languageOfText(text: string, language: Language): Language {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const cyrillic = text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  if (cyrillic > letters * mostOfOther) return 'uk';
  return language === 'uk' && (text.match(plainLatinWord)?.length ?? 0) < 2 ? 'uk' : 'en';
}
