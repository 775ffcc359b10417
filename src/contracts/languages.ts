// Without zod, as bands.ts: the public pages need these values and nothing that checks them.
export const languages = ['en', 'uk'] as const;

/** By which dates and lists are written. */
export const locales = { en: 'en-GB', uk: 'uk-UA' } as const;
