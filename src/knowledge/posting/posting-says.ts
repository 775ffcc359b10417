import type { Language } from '#contracts/common.ts';

/** Introduces the posting's own words when they are said aloud. */
export const postingSays: Readonly<Record<Language, string>> = {
  en: 'The posting says: ',
  uk: 'В оголошенні сказано: ',
};
