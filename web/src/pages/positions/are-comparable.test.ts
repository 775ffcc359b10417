import { describe, expect, it } from 'vitest';
import { areComparable } from './are-comparable.ts';

const technical = { type: 'technical', durationMinutes: 60, language: 'en', recommendation: 'hire' } as const;

describe('areComparable', () => {
  it('two decided interviews of one type, length and language › are', () => {
    expect(areComparable([technical, { ...technical, recommendation: 'no_hire' }])).toBe(true);
  });

  it.each([
    ['one alone', []],
    ['another without a recommendation', [{ ...technical, recommendation: null }]],
    ['another of another length', [{ ...technical, durationMinutes: 45 }]],
    ['another type', [{ ...technical, type: 'final' as const }]],
    ['another language', [{ ...technical, language: 'uk' as const }]],
  ])('%s › are not', (_name, others) => {
    expect(areComparable([technical, ...others])).toBe(false);
  });
});
