import { useTranslation } from 'react-i18next';
import type { Language } from '#contracts/common.ts';
import { locales } from '#contracts/languages.ts';
import { isLanguage } from './i18n.ts';

type When = string | number;

/**
 * The user's time zone at a given moment, in one language. Not part of `formatters`, which pages that show no zone use
 * too.
 */
export function zoneIn(language: Language) {
  return {
    /** New York (GMT−5) / Нью-Йорк (GMT−5) */
    name: (at: When) => nameOf(language, at),
    /** GMT−5 */
    offset: (at: When) => offsetOf(language, at),
  };
}

/**
 * A readable zone name: "New York (GMT−5)". English uses the city from the IANA name; other languages use the browser's
 * localized city or country, where it has one.
 */
function nameOf(language: Language, at: When): string {
  // Browsers still use the old spelling of Kyiv.
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

/** Zone names in the current language. */
export function useZone() {
  const { i18n } = useTranslation();
  return zoneIn(isLanguage(i18n.resolvedLanguage) ? i18n.resolvedLanguage : 'en');
}
