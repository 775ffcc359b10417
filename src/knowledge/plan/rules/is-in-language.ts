import type { Language } from '#contracts/common.ts';

/** Ukrainian texts on technology are full of Latin words, English ones hold a foreign name at most. */
const leastCyrillic: Readonly<Record<Language, number>> = { en: 0, uk: 0.3 };
const mostCyrillic: Readonly<Record<Language, number>> = { en: 0.3, uk: 1 };

/**
 * What is quoted stays as it was said: lines of a CV, words of the posting. A mark that nobody closed is followed so far and
 * no further: a text full of them would take time that grows with its square. The same holds for the code below.
 */
const quoted = /«[^»]{0,600}»|“[^”]{0,600}”|„[^“”]{0,600}[“”]|"[^"]{0,600}"/gu;
/** So is code, which has no language: a call, a member, a path, a name with a hump or a line in it. */
const code =
  /(?<![^\s«»"'`])[A-Za-z0-9.'"`@#$/-]{0,200}(?:[a-z][A-Z]|[A-Za-z]\(|[A-Za-z]\.[A-Za-z]|[_={}<>$])[^\s\p{Script=Cyrillic}]*/gu;
/** A name begins with a capital letter; two words that do not are a sentence. */
const plainLatinWord = /(?<![\p{L}\p{N}./_-])[a-z][a-z’'-]+(?![\p{L}\p{N}/_])/gu;

/** Whether a text is in this interface language, by its letters; names alone are in any. */
export function isInLanguage(text: string, language: Language): boolean {
  const own = text.replace(quoted, ' ').replace(code, ' ');
  const letters = own.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return true;
  const share = (own.match(/\p{Script=Cyrillic}/gu)?.length ?? 0) / letters;
  // Letters that only Russian has.
  if (language === 'uk' && /[ыэъё]/i.test(own)) return false;
  if (share > mostCyrillic[language]) return false;
  return share >= leastCyrillic[language] || (own.match(plainLatinWord)?.length ?? 0) < 2;
}
