import { describe, expect, it } from 'vitest';
import type { Summary } from '#contracts/interviewing.ts';
import { cleanText, followed, sameText } from './summary-text.ts';

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

describe('followed', () => {
  it('another device wrote › nothing unsent here › takes its summary over', () => {
    const heard = aSummary({ version: 2, overallAssessment: 'theirs' });
    expect(followed(aSummary(), heard, aSummary())).toBe(heard);
  });

  it('another device wrote › something unsent here › keeps the old version, so that the server tells the conflict', () => {
    const unsent = { overallAssessment: 'mine', strengths: [], concerns: [] };
    expect(followed(aSummary(), aSummary({ version: 2 }), unsent)).toBeUndefined();
  });

  it('an older answer comes late › any text › is ignored', () => {
    expect(followed(aSummary({ version: 3 }), aSummary({ version: 2 }), aSummary())).toBeUndefined();
  });
});
