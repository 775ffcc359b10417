import { describe, expect, it } from 'vitest';
import type { Summary } from '#contracts/interviewing/summary/interview-summary.ts';
import { cleanText, hasPoint, sameText, withDraft, withPoint, withoutPoint } from './summary-text.ts';

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

describe('withPoint', () => {
  it('a note › of several lines › becomes one line of the list, in place of an empty one, and only once', () => {
    const added = withPoint(['Clear', ''], ' Cut latency\n\nby half. ');
    expect(added).toEqual(['Clear', 'Cut latency by half.']);
    expect(withPoint(added, 'Cut latency by half.')).toEqual(added);
  });

  it('a note of several lines › is known in its list, and taken out again alone', () => {
    const note = ' Cut latency\n\nby half. ';
    const added = withPoint(['Clear'], note);
    expect([hasPoint(added, note), hasPoint(['Clear'], note)]).toEqual([true, false]);
    expect(withoutPoint(added, note)).toEqual(['Clear']);
  });

  it('a note › longer than a line, or for a full list › is cut, or left out', () => {
    expect(withPoint([], 'x'.repeat(700))).toEqual(['x'.repeat(600)]);
    const full = Array.from({ length: 12 }, (_, index) => String(index));
    expect(withPoint(full, 'One more')).toEqual(full);
  });
});

describe('withDraft', () => {
  const draft = { overallAssessment: 'Names the steps (Q1).', strengths: ['Names who signs (Q1)'], concerns: [] };

  it('an empty summary › filled › is the draft', () => {
    expect(withDraft(aSummary(), draft)).toEqual(draft);
  });

  it('a summary that was begun › filled › keeps its words first, and no line stands twice', () => {
    const written = aSummary({
      overallAssessment: 'Mine. ',
      strengths: ['Own', 'Names who signs (Q1)'],
      concerns: ['Late'],
    });
    expect(withDraft(written, draft)).toEqual({
      overallAssessment: 'Mine.\n\nNames the steps (Q1).',
      strengths: ['Own', 'Names who signs (Q1)'],
      concerns: ['Late'],
    });
  });
});
