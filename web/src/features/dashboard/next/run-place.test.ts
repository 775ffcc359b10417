import { describe, expect, it } from 'vitest';
import type { Answer } from '#contracts/interviewing/run/interview-run.ts';
import { filledParts, questionAt } from './run-place.ts';

function anAnswer(state: Answer['state'], spentSec = 0): Answer {
  return {
    questionId: '019a9f3e-0000-7000-8000-000000000000',
    state,
    skipReason: null,
    score: null,
    behavioursSeen: [],
    notes: '',
    redFlagSeen: false,
    spentSec,
    versions: { state: 0, score: 0, ticks: 0, note: 0, flag: 0 },
  };
}

const open = anAnswer('remaining');
const begun = anAnswer('remaining', 30);
const done = anAnswer('answered', 300);
const skipped = anAnswer('skipped');

describe('questionAt', () => {
  it.each([
    ['nothing asked', [open, open], 0],
    ['the first begun', [begun, open], 0],
    ['two answered', [done, done, open, open], 2],
    ['the third begun', [done, skipped, begun, open], 2],
    ['one left out and gone on', [done, open, done, open], 3],
    ['the last answered, one left open', [open, done], 1],
    ['all answered', [done, done], 1],
    ['no questions', [], 0],
  ])('%s › of a run › is where it stands', (_, answers, place) => {
    expect(questionAt(answers)).toBe(place);
  });
});

describe('filledParts', () => {
  it('parts › after seven minutes › are full, half full, and empty', () => {
    const flow = [
      { kind: 'intro', minutes: 2 },
      { kind: 'question', minutes: 10 },
      { kind: 'buffer', minutes: 0 },
      { kind: 'wrap_up', minutes: 3 },
    ] as const;
    expect(filledParts(flow, 7 * 60)).toEqual([1, 0.5, 0, 0]);
    expect(filledParts(flow, 90 * 60)).toEqual([1, 1, 0, 1]);
  });
});
