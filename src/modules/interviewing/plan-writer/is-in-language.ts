import type { Language } from '#contracts/common.ts';

/** Ukrainian texts on technology are full of Latin words, English ones hold a foreign name at most. */
const leastCyrillic: Readonly<Record<Language, number>> = { en: 0, uk: 0.3 };
const mostCyrillic: Readonly<Record<Language, number>> = { en: 0.3, uk: 1 };

/** Whether a text is in this interface language, by its letters. */
export function isInLanguage(text: string, language: Language): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return true;
  const share = (text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0) / letters;
  // Letters that only Russian has.
  if (language === 'uk' && /[ыэъё]/i.test(text)) return false;
  return share >= leastCyrillic[language] && share <= mostCyrillic[language];
}
