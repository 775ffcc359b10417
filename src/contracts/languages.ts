// Without zod, as bands.ts: the public pages need these values and nothing that checks them.
export const languages = ['en', 'uk'] as const;
