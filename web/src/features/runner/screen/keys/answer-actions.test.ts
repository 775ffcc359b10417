import { describe, expect, it } from 'vitest';
import type { Answer } from '#contracts/interviewing/run/interview-run.ts';
import { isUnjudged, setScore, skipQuestion } from './answer-actions.ts';
import { type AnswerChange, withChange } from '#contracts/interviewing/run/run-rules.ts';
import type { RunView } from '#web/features/runner/sync/run-store.ts';

/** A fake run with one question, whose answer accepts every change. */
function aRun(fields: Partial<Answer>) {
  let answer = { questionId: 'q', state: 'remaining', skipReason: null, score: null, ...fields } as Answer;
  return {
    change: (_questionId: string, change: AnswerChange) => {
      answer = withChange(answer, change);
    },
    view: () => ({ answers: [answer] }) as unknown as RunView,
    answer: () => answer,
  };
}

describe('skipQuestion', () => {
  it('a question that has a score › skipped › keeps no score that the mean would count', () => {
    const run = aRun({ state: 'answered', score: 7 });
    skipQuestion(run, 'q', 'no_time');
    expect(run.answer()).toMatchObject({ state: 'skipped', skipReason: 'no_time', score: null });
  });
});

describe('setScore', () => {
  it('a question that was skipped › given a score › counts as answered', () => {
    const run = aRun({ state: 'skipped', skipReason: 'no_time' });
    setScore(run, 'q', 0);
    expect(run.answer()).toMatchObject({ state: 'answered', skipReason: null, score: 0 });
  });
});

describe('isUnjudged', () => {
  it.each([
    ['that nobody has touched', undefined, true],
    ['with notes alone', { state: 'remaining', score: null }, true],
    ['that is scored', { state: 'answered', score: 0 }, false],
    ['said to be answered, not scored', { state: 'answered', score: null }, false],
    ['that was skipped', { state: 'skipped', score: null }, false],
  ] as const)('a question %s › is told from those that are judged', (_of, answer, expected) => {
    expect(isUnjudged(answer)).toBe(expected);
  });
});
