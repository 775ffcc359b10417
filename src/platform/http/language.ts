import type { Language } from '#contracts/common.ts';

/** The interface language requested by an Accept-Language header; en if it includes none that we have. */
export function languageOf(header: string | undefined): Language {
  const preferences = (header ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const q = parameters
      .map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1])
      .find((value) => value !== undefined);
    return { language: tag.split('-')[0], weight: q === undefined ? 1 : Number(q) };
  });
  const best = preferences
    .filter((preference) => preference.language === 'en' || preference.language === 'uk')
    .toSorted((a, b) => b.weight - a.weight)[0];
  return best?.language === 'uk' ? 'uk' : 'en';
}
