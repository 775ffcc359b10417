import type { declineReasons } from '#contracts/interviewing/run/score-suggestion.ts';
import { mostQuotes } from './score-prompt.ts';

/** What one run of the model said, checked. */
export interface ScoreRun {
  readonly score: number;
  /** those that stand in the notes */
  readonly quotes: readonly string[];
  readonly reason: string;
  /** whether reason and quotes keep clear of what must not count */
  readonly isLawful: boolean;
}

export type Decided =
  | {
      readonly kind: 'suggested';
      readonly score: number;
      readonly lowest: number;
      readonly highest: number;
      readonly reason: string;
      readonly quotes: readonly string[];
    }
  | { readonly kind: 'declined'; readonly why: 'spread'; readonly lowest: number; readonly highest: number }
  | { readonly kind: 'declined'; readonly why: Exclude<(typeof declineReasons)[number], 'spread'> };

/** Runs of the same prompt that lie so far apart say nothing. */
const tooFarApart = 3;

/** What an odd number of runs says together: the middle one, or why nothing is said. */
export function decideSuggestion(runs: readonly ScoreRun[]): Decided {
  if (runs.some(({ isLawful }) => !isLawful)) return { kind: 'declined', why: 'unlawful' };
  if (runs.every(({ quotes }) => quotes.length === 0)) return { kind: 'declined', why: 'no_quote' };
  const byScore = runs.toSorted((a, b) => a.score - b.score);
  const lowest = byScore[0];
  const middle = byScore[Math.floor(byScore.length / 2)];
  const highest = byScore.at(-1);
  if (lowest === undefined || middle === undefined || highest === undefined) {
    return { kind: 'declined', why: 'no_quote' };
  }
  const spread = { lowest: lowest.score, highest: highest.score };
  if (spread.highest - spread.lowest >= tooFarApart) return { kind: 'declined', why: 'spread', ...spread };
  // Whoever gave the middle score says why; among several, one that can show it.
  const same = byScore.filter(({ score }) => score === middle.score);
  const spoken = same.find(({ quotes }) => quotes.length > 0) ?? middle;
  const quotes = [...spoken.quotes, ...byScore.flatMap((run) => run.quotes)];
  return {
    kind: 'suggested',
    score: middle.score,
    ...spread,
    reason: spoken.reason,
    quotes: withoutRepeats(quotes).slice(0, mostQuotes),
  };
}

/** Runs quote the same words shorter and longer: the first of them stands. */
function withoutRepeats(quotes: readonly string[]): readonly string[] {
  return quotes.filter(
    (quote, at) => !quotes.slice(0, at).some((earlier) => earlier.includes(quote) || quote.includes(earlier)),
  );
}
