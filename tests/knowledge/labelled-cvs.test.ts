import { describe, expect, test } from 'vitest';
import { type ClaimReading, judgeClaims } from '#tests/helpers/cv/judge-claims.ts';
import { labelledCvs, planOf } from '#tests/helpers/cv/labelled-cvs.ts';

const interviews = [
  ['technical', 60],
  ['behavioral', 45],
] as const;

/** The least share of CV questions that can be asked as they are. */
const leastUsable = 0.85;

// The first figures for each set, and what the labels cannot judge, are in docs/claims-read.md.
describe.each(['development', 'sitting-2026-11-22'])('plans of the labelled CVs, set %s', (set) => {
  const readings = labelledCvs(set).flatMap((cv) =>
    interviews.map(([type, minutes]) => judgeClaims(cv, planOf(cv, type, minutes))),
  );
  const sum = (count: (reading: ClaimReading) => number) => readings.reduce((all, one) => all + count(one), 0);
  const all = (what: 'unfounded' | 'contradicted' | 'cut' | 'unusable') => readings.flatMap((reading) => reading[what]);
  const questions = sum((reading) => reading.questions);

  test('claims › judged by the labels › are founded, whole and not contradicted', () => {
    console.info(
      `${set}: ${readings.length} plans of ${readings.length / interviews.length} CVs; ` +
        `unfounded ${all('unfounded').length} of ${sum(({ strengths }) => strengths)} strengths and ${sum(({ highlights }) => highlights)} highlights; ` +
        `contradicted ${all('contradicted').length} of ${sum(({ absences }) => absences)} absences; ` +
        `cut ${all('cut').length} of ${sum(({ quotes }) => quotes)} quotes; ` +
        `usable ${questions - all('unusable').length} of ${questions} CV questions`,
    );
    expect(all('unfounded')).toEqual([]);
    expect(all('contradicted')).toEqual([]);
    expect(all('cut')).toEqual([]);
  });

  test('questions from the CV › judged by the labels › can be asked, at least 85 of 100', () => {
    expect(questions).toBeGreaterThanOrEqual(readings.length);
    expect(all('unusable').length, all('unusable').join('\n')).toBeLessThanOrEqual(questions * (1 - leastUsable));
  });
});
