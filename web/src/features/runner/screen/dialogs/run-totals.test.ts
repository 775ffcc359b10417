import { describe, expect, it } from 'vitest';
import type { Answer } from '#contracts/interviewing/run/interview-run.ts';
import { emptyAnswer } from '#contracts/interviewing/run/run-rules.ts';
import { runTotals } from './run-totals.ts';

const totalsOf = (...answers: Partial<Answer>[]) => runTotals(answers.map((one) => ({ ...emptyAnswer('q'), ...one })));
const none = { scored: 0, skipped: 0, unscored: 0, notAsked: 0 };

describe('runTotals', () => {
  it('a question that was open with a note, a tick or a flag › counted › was asked, without a score', () => {
    expect(totalsOf({ notes: 'Ran out of time here.' }, { behavioursSeen: ['2.1'] }, { redFlagSeen: true })).toEqual({
      ...none,
      unscored: 3,
    });
  });

  it('marked as answered › counted › was asked, without a score', () => {
    expect(totalsOf({ state: 'answered' })).toEqual({ ...none, unscored: 1 });
  });

  it('untouched, skipped and scored questions › counted › each once', () => {
    expect(totalsOf({}, { state: 'skipped', notes: 'later' }, { score: 0, state: 'skipped' })).toEqual({
      scored: 1,
      skipped: 1,
      unscored: 0,
      notAsked: 1,
    });
  });
});
