import { describe, expect, it } from 'vitest';
import { type ScoreRun, decideSuggestion } from './decide-suggestion.ts';

const run = (score: number, fields: Partial<ScoreRun> = {}): ScoreRun => ({
  score,
  quotes: ['moved the index first'],
  reason: `Said of ${score}.`,
  isLawful: true,
  ...fields,
});

describe('decideSuggestion', () => {
  it.each([
    [[6, 5, 7], 6, 5, 7],
    [[6, 6, 6], 6, 6, 6],
    [[8, 6, 6], 6, 6, 8],
    [[0, 1, 2], 1, 0, 2],
    [[10, 9, 10], 10, 9, 10],
  ])('runs of %j › together › are the middle %i, from %i to %i', (scores, score, lowest, highest) => {
    const decided = decideSuggestion(scores.map((one) => run(one)));
    expect(decided).toMatchObject({ kind: 'suggested', score, lowest, highest, reason: `Said of ${score}.` });
  });

  it.each([
    [[4, 5, 7], 4, 7],
    [[9, 6, 6], 6, 9],
    [[0, 10, 5], 0, 10],
  ])('runs of %j, three and more apart › together › decline, and say from %i to %i', (scores, lowest, highest) => {
    const decided = decideSuggestion(scores.map((one) => run(one)));
    expect(decided).toEqual({ kind: 'declined', why: 'spread', lowest, highest });
  });

  it('no quote that stands in the notes › in any run › declines without a number', () => {
    const decided = decideSuggestion([5, 6, 6].map((one) => run(one, { quotes: [] })));
    expect(decided).toEqual({ kind: 'declined', why: 'no_quote' });
  });

  it('one run of three that speaks of what must not count › declines, whatever the others say', () => {
    const decided = decideSuggestion([run(6), run(6, { isLawful: false }), run(1)]);
    expect(decided).toEqual({ kind: 'declined', why: 'unlawful' });
  });

  it('the reason › is that of a run with the middle score, one that can show it first', () => {
    const silent = run(6, { quotes: [], reason: 'Shows nothing.' });
    const decided = decideSuggestion([silent, run(7), run(6)]);
    expect(decided).toMatchObject({ score: 6, reason: 'Said of 6.' });
  });

  it('quotes › the same words shorter and longer, and more than three › are told once, three at most', () => {
    const decided = decideSuggestion([
      run(6, { quotes: ['moved the index first'] }),
      run(6, { quotes: ['first we moved the index first', 'checked it twice'] }),
      run(7, { quotes: ['checked it twice', 'told the team early', 'wrote it down later'] }),
    ]);
    expect(decided).toMatchObject({ quotes: ['moved the index first', 'checked it twice', 'told the team early'] });
  });
});
