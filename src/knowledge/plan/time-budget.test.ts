import { describe, expect, test } from 'vitest';
import { fitMinutes } from './fit-minutes.ts';
import { allowedCounts, blockSizes, cvShare, timeBudget } from './time-budget.ts';

const durations = Array.from({ length: 34 }, (_, index) => 15 + index * 5);

describe('timeBudget', () => {
  test.each([
    [15, 2, 8, 3, 1, 1],
    [30, 3, 20, 4, 2, 1],
    [45, 4, 30, 6, 3, 2],
    [60, 5, 42, 8, 3, 2],
    [90, 5, 65, 10, 5, 5],
    // between rows: the shorter row's fixed parts, a tenth rounded up for the candidate
    [20, 2, 13, 3, 1, 1],
    [25, 2, 18, 3, 1, 1],
    [75, 5, 57, 8, 3, 2],
    [85, 5, 66, 9, 3, 2],
    [180, 5, 147, 18, 5, 5],
  ])('timeBudget › of %i minutes › divides as the table says', (duration, ...parts) => {
    const budget = timeBudget(duration);
    expect([budget.intro, budget.questions, budget.candidateQuestions, budget.wrapUp, budget.buffer]).toEqual(parts);
  });

  test.each(durations)('timeBudget › of %i minutes › adds up, and the candidate has a tenth', (duration) => {
    const { intro, questions, candidateQuestions, wrapUp, buffer } = timeBudget(duration);
    expect(intro + questions + candidateQuestions + wrapUp + buffer).toBe(duration);
    expect(candidateQuestions).toBeGreaterThanOrEqual(Math.max(3, duration / 10));
  });

  test('timeBudget › of a length no interview has › throws', () => {
    expect(() => timeBudget(10)).toThrow(RangeError);
    expect(() => timeBudget(185)).toThrow(RangeError);
  });
});

describe('allowedCounts', () => {
  test('allowedCounts › of 90 minutes with one task › also allows three or four questions beside it', () => {
    expect(allowedCounts(90, [])).toEqual([{ min: 6, max: 10 }]);
    expect(allowedCounts(90, [30])).toEqual([
      { min: 6, max: 10 },
      { min: 4, max: 5 },
    ]);
  });

  test('allowedCounts › of a length between rows › counts questions of 5 to 8 minutes beside the task', () => {
    expect(allowedCounts(75, [])).toEqual([{ min: 8, max: 11 }]);
    expect(allowedCounts(75, [30])).toEqual([{ min: 5, max: 6 }]);
  });
});

describe('blockSizes with fitMinutes', () => {
  const cases = durations.flatMap((duration) => [null, 30].map((task) => [duration, task] as const));

  test.each(cases)('blockSizes › for %i minutes and a task of %s › fits with a CV and without', (duration, task) => {
    if (task !== null && duration < 60) return;
    const sizes = blockSizes(duration, task);
    for (const cvCount of new Set([0, 1, sizes.cv])) {
      if (cvCount > sizes.cv) continue;
      const questions = [
        ...Array.from({ length: sizes.core }, (_, index) => ({
          block: 'core' as const,
          kind: task !== null && index === 0 ? ('task' as const) : ('behavioral' as const),
          expectedMin: task !== null && index === 0 ? task : 5 + (index % 3),
        })),
        ...Array.from({ length: cvCount }, () => ({
          block: 'cv' as const,
          kind: 'behavioral' as const,
          expectedMin: 6,
        })),
      ];
      const minutes = fitMinutes(duration, questions);
      const total = timeBudget(duration).questions;
      expect(minutes?.reduce((sum, value) => sum + value, 0)).toBe(total);
      const cvMinutes = (minutes ?? []).slice(sizes.core).reduce((sum, value) => sum + value, 0);
      expect(cvMinutes).toBeLessThanOrEqual(total * cvShare);
      const tasks = task === null ? [] : (minutes ?? []).slice(0, 1);
      const counts = allowedCounts(duration, tasks);
      expect(counts.some(({ min, max }) => questions.length >= min && questions.length <= max)).toBe(true);
      minutes?.forEach((value, index) => {
        expect(value).toBeGreaterThanOrEqual(3);
        expect(value).toBeLessThanOrEqual(questions[index]?.kind === 'task' ? 45 : 12);
      });
    }
  });

  test('blockSizes › for 15 minutes › leaves no room for a CV block', () => {
    expect(blockSizes(15, null)).toEqual({ core: 2, cv: 0 });
  });

  test('fitMinutes › when one question must fill an hour › answers undefined', () => {
    expect(fitMinutes(60, [{ block: 'core', kind: 'behavioral', expectedMin: 6 }])).toBeUndefined();
  });
});
