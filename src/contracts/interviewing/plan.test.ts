import { expect, test } from 'vitest';
import { type Evidence, evidenceOfRequirement } from './plan.ts';

const line = (start: number): Evidence => ({
  cvId: 'cv',
  page: 1,
  start,
  end: start + 20,
  quote: 'Valid until June 2025',
});
const candidate = {
  strengths: [],
  areasToProbe: [],
  followUps: [],
  requirementEvidence: [
    { index: 0, evidence: line(0) },
    { index: 1, evidence: line(40) },
  ],
};

test('evidenceOfRequirement › a point to settle asks about the line › it stands there alone', () => {
  const toSettle = [{ text: 'By when will it be renewed?', evidence: line(40) }];
  const shown = [0, 1, 2].map((index) => evidenceOfRequirement({ candidate: { ...candidate, toSettle } }, index));
  expect(shown).toEqual([line(0), undefined, undefined]);
  expect(evidenceOfRequirement({ candidate: { ...candidate, toSettle: [] } }, 1)).toEqual(line(40));
});

test('evidenceOfRequirement › a point rests on an earlier round alone › takes no line', () => {
  const toSettle = [{ text: 'Which point stayed open?', followsUp: true }];
  expect(evidenceOfRequirement({ candidate: { ...candidate, toSettle } }, 0)).toEqual(line(0));
});
