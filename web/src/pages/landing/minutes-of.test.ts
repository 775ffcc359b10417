import { describe, expect, it } from 'vitest';
import { lengths, minutesOf } from './minutes-of.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

describe('minutesOf', () => {
  it.each(lengths)('%i minutes › all parts together › add up to the length', (length) => {
    expect(sum(minutesOf(length).map(({ minutes }) => minutes))).toBe(length);
  });

  it.each(lengths)('%i minutes › questions › are numbered in their order, the person’s weightiest second', (length) => {
    const questions = minutesOf(length).filter(({ number }) => number !== undefined);
    expect(questions.map(({ number }) => number)).toEqual(questions.map((_, index) => index + 1));
    expect(questions[1]?.kind).toBe(length === 15 ? 'core' : 'cv');
  });

  it.each(lengths)('%i minutes › questions from the CV › take at most 40 % of question time', (length) => {
    const parts = minutesOf(length);
    const of = (kind: string): number => sum(parts.filter((part) => part.kind === kind).map(({ minutes }) => minutes));
    expect(of('cv') / (of('core') + of('cv'))).toBeLessThanOrEqual(0.4);
  });
});
