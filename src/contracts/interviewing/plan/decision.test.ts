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
  // that nobody asked it is no candidate's fault
  [null, other, undefined],
  // a plan from before the others had theirs
  [3, undefined, undefined],
] as const)('offerStanding › a score of %s where an offer takes %o › %s', (score, least, standing) => {
  expect(offerStanding(score, least)).toBe(standing);
});
