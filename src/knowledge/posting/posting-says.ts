import type { Language } from '#contracts/common.ts';

/** In front of the posting's own words, where they are said aloud. */
export const postingSays: Readonly<Record<Language, string>> = {
  en: 'The posting says: ',
  uk: 'В оголошенні сказано: ',
};
