import type { Language } from '#contracts/common.ts';

/**
 * Shares of Cyrillic letters. Ukrainian texts on technology are full of Latin words; English ones contain a foreign
 * name at most.
 */
const leastCyrillic: Readonly<Record<Language, number>> = { en: 0, uk: 0.3 };
const mostCyrillic: Readonly<Record<Language, number>> = { en: 0.3, uk: 1 };

/**
 * Quotes keep their own language: lines of a CV, words of the posting. An unclosed quotation mark is followed only so
 * far, since a text full of them would otherwise take quadratic time. The same holds for the code pattern below.
 */
const quoted = /«[^»]{0,600}»|“[^”]{0,600}”|„[^“”]{0,600}[“”]|"[^"]{0,600}"/gu;
/** Code has no language either: a call, a member, a path, a camelCase or snake_case name. */
const code =
  /(?<![^\s«»"'`])[A-Za-z0-9.'"`@#$/-]{0,200}(?:[a-z][A-Z]|[A-Za-z]\(|[A-Za-z]\.[A-Za-z]|[_={}<>$])[^\s\p{Script=Cyrillic}]*/gu;
/** Names begin with a capital letter; two words that do not are a sentence. */
const plainLatinWord = /(?<![\p{L}\p{N}./_-])[a-z][a-z’'-]+(?![\p{L}\p{N}/_])/gu;

/** Whether a text is in this interface language, judged by its letters; a text of names only is in any language. */
export function isInLanguage(text: string, language: Language): boolean {
  const own = text.replace(quoted, ' ').replace(code, ' ');
  const letters = own.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return true;
  const share = (own.match(/\p{Script=Cyrillic}/gu)?.length ?? 0) / letters;
  // Letters that exist in Russian but not in Ukrainian.
  if (language === 'uk' && /[ыэъё]/i.test(own)) return false;
  if (share > mostCyrillic[language]) return false;
  return share >= leastCyrillic[language] || (own.match(plainLatinWord)?.length ?? 0) < 2;
}
