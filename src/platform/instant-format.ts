import type { Language } from '#contracts/common.ts';
import { locales } from '#contracts/languages.ts';

/** Date, time and the zone's name, for mails and files: whoever reads them may be anywhere, on another day. */
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
