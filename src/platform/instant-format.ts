import type { Language } from '#contracts/common.ts';
import { locales } from '#contracts/languages.ts';

/** Date, time and the name of the zone, for mails and files: the reader may be in another zone, on another day. */
export function instantFormat(language: Language, timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });
}
