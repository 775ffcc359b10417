// Free of zod, like bands.ts: the public pages need these values but no validation.
export const languages = ['en', 'uk'] as const;

/** Locales for formatting dates and lists. */
export const locales = { en: 'en-GB', uk: 'uk-UA' } as const;
