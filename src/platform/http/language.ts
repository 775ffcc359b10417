import type { Language } from '#contracts/common.ts';

/** The interface language an Accept-Language header asks for; en when it asks for none of ours. */
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
