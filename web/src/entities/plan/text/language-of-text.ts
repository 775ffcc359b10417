import type { Language } from '#contracts/common.ts';

/** The language of a text in a plan: quoted and untranslated text may not be in the plan's language. */
export function languageOfText(text: string, language: Language): Language {
  const unquoted = text.replace(/[«“"][^»”"]*/gu, ' ');
  const own = /\p{L}{2}/u.test(unquoted) ? unquoted : text;
  const count = (signs: RegExp): number => own.match(signs)?.length ?? 0;
  // A Ukrainian text may contain many Latin words; an English one contains a foreign name at most.
  if (count(/[а-яєіїґ]/giu) > count(/\p{L}/gu) * 0.3) return 'uk';
  // Names are capitalized; two lower-case Latin words make it an English sentence.
  return language === 'uk' && count(/\b[a-z]{2,}/gu) < 2 ? 'uk' : 'en';
}
