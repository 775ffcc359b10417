import { expect, test } from 'vitest';
import { offerStanding } from './decision.ts';

const decides = { least: 6 };
const other = { least: 4, ifAsked: true } as const;

test.each([
  [6, decides, 'met'],
  [5, decides, 'below'],
  [null, decides, 'missing'],
  [4, other, 'met'],
  [3, other, 'below'],
  [0, other, 'below'],
  // a question that was not asked must not count against the candidate
  [null, other, undefined],
  // a plan from before questions outside the decisive ones had a minimum
  [3, undefined, undefined],
] as const)('offerStanding › a score of %s where an offer takes %o › %s', (score, least, standing) => {
  expect(offerStanding(score, least)).toBe(standing);
});
