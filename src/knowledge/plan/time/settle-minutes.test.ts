import { describe, expect, test } from 'vitest';
import { leastForCandidate, mostPointsToSettle, settleMinutes } from './settle-minutes.ts';
import { timeBudget } from './time-budget.ts';

const durations = Array.from({ length: 34 }, (_, index) => 15 + index * 5);

describe('settleMinutes', () => {
  test.each([
    [30, 1, 1, 1, 0],
    [30, 2, 1, 1, 1],
    [45, 2, 1, 1, 1],
    [45, 4, 1, 1, 1],
    [60, 1, 2, 0, 0],
    [60, 3, 2, 1, 2],
    [75, 3, 2, 0, 2],
    [90, 4, 3, 1, 2],
    [60, 0, 0, 0, 0],
  ])(
    'settleMinutes › in %i minutes, of %i points › takes %i of the introduction, %i of the candidate’s and %i of the closing',
    (...given) => {
      const [duration, points, intro, candidateQuestions, wrapUp] = given;
      const total = intro + candidateQuestions + wrapUp;
      expect(settleMinutes(duration, points)).toEqual({ intro, candidateQuestions, wrapUp, total });
    },
  );

  test.each(durations)(
    'settleMinutes › in %i minutes, of all points there is room for › leaves the candidate a tenth',
    (duration) => {
      const { candidateQuestions } = settleMinutes(duration, mostPointsToSettle(duration));
      expect(timeBudget(duration).candidateQuestions - candidateQuestions).toBeGreaterThanOrEqual(
        leastForCandidate(duration),
      );
    },
  );
});
