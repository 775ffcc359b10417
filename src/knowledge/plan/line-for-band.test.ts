import { expect, test } from 'vitest';
import { lineForBand } from './line-for-band.ts';

test.each([
  [
    'en',
    '0',
    'A shift of their own: how many patients, who went bad, when it began',
    'Has nothing to say about “A shift of their own: how many patients, who went bad, when it began”.',
  ],
  ['en', '7-8', 'Says "stop" before the lift.', 'Covers “Says ‘stop’ before the lift” without being asked.'],
  ['uk', '0', 'Власна зміна: скільки пацієнтів', 'Нічого не каже про це: «Власна зміна: скільки пацієнтів».'],
  ['uk', '7-8', 'Каже «стоп» до підйому.', 'Каже без підказки: «Каже „стоп“ до підйому».'],
] as const)('lineForBand › %s, band %s, of %j › reads as one sentence', (language, band, point, line) => {
  expect(lineForBand(language, band, point)).toBe(line);
});
