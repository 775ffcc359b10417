import { useTranslation } from 'react-i18next';
import type { Language } from '#contracts/common.ts';
import { locales } from '#contracts/languages.ts';
import { isLanguage } from './i18n.ts';

type When = string | number;

/** The reader's time zone at a moment, in one language; beside the formatters, which pages need that know no zone. */
export function zoneIn(language: Language) {
  return {
    /** New York (GMT−5) / Нью-Йорк (GMT−5) */
    name: (at: When) => nameOf(language, at),
    /** GMT−5 */
    offset: (at: When) => offsetOf(language, at),
  };
}

/**
 * As people name it: "New York (GMT−5)". English has the city of its name in the database of zones; other languages what
 * they call its city or country, where they know it.
 */
function nameOf(language: Language, at: When): string {
  // browsers still give Kyiv its old spelling
  const name = new Intl.DateTimeFormat().resolvedOptions().timeZone.replace('Europe/Kiev', 'Europe/Kyiv');
  const city = name.slice(name.lastIndexOf('/') + 1).replaceAll('_', ' ');
  const [, place = city] = language === 'en' ? [] : (/^час: (.+)$/.exec(part(language, at, 'shortGeneric')) ?? []);
  return `${place} (${offsetOf(language, at)})`;
}

function offsetOf(language: Language, at: When): string {
  return part(language, at, 'shortOffset').replace('-', '−');
}

function part(language: Language, at: When, timeZoneName: 'shortGeneric' | 'shortOffset'): string {
  const parts = new Intl.DateTimeFormat(locales[language], { timeZoneName }).formatToParts(new Date(at));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** In the language on screen. */
export function useZone() {
  const { i18n } = useTranslation();
  return zoneIn(isLanguage(i18n.resolvedLanguage) ? i18n.resolvedLanguage : 'en');
}
