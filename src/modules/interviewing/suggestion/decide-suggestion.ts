import type { declineReasons } from '#contracts/interviewing/run/score-suggestion.ts';
import { mostQuotes } from './score-prompt.ts';

/** The checked output of one model run. */
export interface ScoreRun {
  readonly score: number;
  /** only quotes that were found in the notes */
  readonly quotes: readonly string[];
  readonly reason: string;
  /** whether the reason and quotes avoid what must not count in hiring */
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

/** Runs of the same prompt whose scores differ this much are not conclusive. */
const tooFarApart = 3;

/** Combines an odd number of runs: the median score, or the reason for making no suggestion. */
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
  // The reason comes from a run with the median score, preferably one that has a quote.
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

/** Runs may quote the same words at different lengths; keeps the first. */
function withoutRepeats(quotes: readonly string[]): readonly string[] {
  return quotes.filter(
    (quote, at) => !quotes.slice(0, at).some((earlier) => earlier.includes(quote) || quote.includes(earlier)),
  );
}
