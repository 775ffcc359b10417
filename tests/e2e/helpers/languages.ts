import type { Language } from '#contracts/common.ts';

/** `npm test` runs only part of the full run. */
export const isFull = process.env['ASKWELL_TEST_FULL'] === '1';

/** The languages for a test: both in the full run, only `otherwise` in `npm test`. */
export function languages(otherwise: Language): readonly Language[] {
  return isFull ? ['en', 'uk'] : [otherwise];
}
