import type { Language } from '#contracts/common.ts';

/** A Ukrainian text may be full of Latin words, an English one holds a foreign name at most. */
const mostOfOther = 0.3;
/** A name begins with a capital letter; two words that do not are a sentence. */
const plainLatinWord = /(?<![\p{L}\p{N}./_-])[a-z][a-z’'-]+(?![\p{L}\p{N}/_])/gu;
const quoted = /«[^»]{0,600}»|“[^”]{0,600}”|"[^"]{0,600}"/gu;

/** The language of a text in a plan: what it quotes, and what nobody translated, is not in the plan's. */
export function languageOfText(text: string, language: Language): Language {
  const unquoted = text.replace(quoted, ' ');
  const own = /\p{L}{2}/u.test(unquoted) ? unquoted : text;
  const letters = own.match(/\p{L}/gu)?.length ?? 0;
  const cyrillic = own.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  if (cyrillic > letters * mostOfOther) return 'uk';
  return language === 'uk' && (own.match(plainLatinWord)?.length ?? 0) < 2 ? 'uk' : 'en';
}
