import { expect, test } from 'vitest';
import type { AskedQuestion } from './asked-questions.ts';
import { reportedRounds } from './reported-rounds.ts';

function asked(text: string, change: Partial<AskedQuestion> = {}): AskedQuestion {
  return {
    type: 'technical',
    durationMinutes: 45,
    language: 'en',
    held: 3,
    text,
    topic: text,
    isAskedNow: true,
    interviews: 3,
    asked: 3,
    redFlags: 0,
    scores: [3, 6, 5],
    skips: [],
    takenSec: null,
    plannedMin: null,
    timed: 0,
    hireScores: [],
    noHireScores: [],
    ...change,
  };
}

test('reportedRounds › one that is worth a look › comes before the others that are asked now, and those before the rest', () => {
  const [round] = reportedRounds([
    asked('earlier', { isAskedNow: false, scores: [7, 7, 7] }),
    asked('fine'),
    asked('alike', { scores: [7, 7, 7] }),
  ]);
  expect(round?.questions.map(({ text }) => text)).toEqual(['alike', 'fine', 'earlier']);
});

test('reportedRounds › one interview alone had it, and it is not asked now › is left out; of the only interview it is told', () => {
  const changed = asked('changed', { isAskedNow: false, interviews: 1, asked: 1, scores: [5] });
  const [round] = reportedRounds([asked('shared'), changed]);
  expect([round?.questions.map(({ text }) => text), round?.leftOut]).toEqual([['shared'], 1]);
  expect(reportedRounds([{ ...changed, held: 1 }])[0]).toMatchObject({ interviews: 1, leftOut: 0 });
  expect(reportedRounds([{ ...changed, held: 1 }])[0]?.questions).toHaveLength(1);
});

test('reportedRounds › of ten scores, eight in one band › names the band; of nine, or seven in it, none', () => {
  const band = (scores: readonly number[]) => reportedRounds([asked('one', { scores: [...scores] })])[0]?.oneBand;
  expect(band([7, 8, 7, 8, 7, 8, 7, 8, 2, 9])).toEqual({ band: '7-8', within: 8 });
  expect(band([7, 8, 7, 8, 7, 8, 7, 8, 7])).toBeNull();
  expect(band([7, 8, 7, 8, 7, 8, 7, 2, 9, 9])).toBeNull();
});

test('reportedRounds › two recommended to be hired › is too few to be told from the others', () => {
  const outcomes = (hireScores: number[]) =>
    reportedRounds([asked('one', { hireScores, noHireScores: [2, 8, 3] })])[0]?.questions[0]?.outcomes;
  expect(outcomes([7, 9])).toBeNull();
  expect(outcomes([7, 9, 6])).toEqual({ hire: { of: 3, strong: 2 }, noHire: { of: 3, strong: 1 } });
});
