import { describe, expect, it } from 'vitest';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { freshHighlights } from './fresh-highlights.ts';

const line = { cvId: 'one', page: 1, start: 0, end: 30, quote: 'moved 40 services to one region' };

const aPlan = (highlights: string[]) =>
  ({
    summary: { highlights, highlightEvidence: [line], focusAreas: [] },
    candidate: {
      strengths: [],
      areasToProbe: [{ text: 'The licence is ending.', competencyId: 'c' }],
      followUps: [],
      requirementEvidence: [],
    },
    questions: [{ evidence: [line] }],
  }) as unknown as Plan;

describe('freshHighlights', () => {
  it.each([
    ['a quote that a question shows', 'Cloud: “moved 40 services to one region”'],
    ['an open point that stands above', 'To settle: The licence is ending.'],
  ])('%s › is left out', (_, highlight) => {
    expect(freshHighlights(aPlan([highlight]))).toEqual([]);
  });

  it('one that says more than the quote in it › stays, with its line', () => {
    const text = 'She moved 40 services to one region, yet names neither the reason nor what it cost the teams.';
    expect(freshHighlights(aPlan([text]))).toEqual([{ text, evidence: line }]);
  });
});
