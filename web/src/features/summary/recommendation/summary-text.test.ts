import { describe, expect, it } from 'vitest';
import type { Summary } from '#contracts/interview-summary.ts';
import { cleanText, sameText } from './summary-text.ts';

const aSummary = (fields: Partial<Summary> = {}): Summary => ({
  overallAssessment: '',
  strengths: [],
  concerns: [],
  recommendation: null,
  decidedAt: null,
  decidedBy: null,
  score: null,
  coverage: [],
  version: 1,
  ...fields,
});

describe('cleanText', () => {
  it('a list being written › sent › has no empty lines and no outer spaces', () => {
    const text = { overallAssessment: ' Good. ', strengths: ['one ', ''], concerns: ['  '] };
    expect(cleanText(text)).toEqual({ overallAssessment: 'Good.', strengths: ['one'], concerns: [] });
  });

  it('an empty line was added › compared with what is saved › is the same text', () => {
    expect(
      sameText({ overallAssessment: '', strengths: ['a', ''], concerns: [] }, aSummary({ strengths: ['a'] })),
    ).toBe(true);
  });
});
