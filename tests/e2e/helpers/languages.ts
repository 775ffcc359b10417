import type { Language } from '#contracts/common.ts';

/** `npm test` runs a part of what the full run does. */
export const isFull = process.env['ASKWELL_TEST_FULL'] === '1';

/** Languages of a test that the full run makes in both, and `npm test` in this one. */
export function languages(otherwise: Language): readonly Language[] {
  return isFull ? ['en', 'uk'] : [otherwise];
}
