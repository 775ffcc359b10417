import { findQuote } from '#knowledge/evidence/find-quote.ts';
import { quoteLength } from '#knowledge/plan/rules/evidence-rules.ts';
import { withoutOrders } from '#modules/interviewing/plan-writer/draft/read/injection-signs.ts';
import { type KnownPerson, minimiseText } from '#modules/interviewing/plan-writer/personal-data/minimise.ts';

/** The notes of one answer as a model is told them, and the way back from its quotes to what the person wrote. */
export interface ToldNotes {
  readonly text: string;
  /** the passage of the person's notes; undefined where these words do not stand in what was told */
  passage(quote: string): string | undefined;
}

export function toldNotes(notes: string, candidate: KnownPerson): ToldNotes {
  // What is removed becomes blanks, so every other character keeps its place.
  const minimised = minimiseText(notes, candidate);
  const text = withoutOrders(minimised);
  return {
    text,
    passage: (quote) => {
      if (findQuote([{ number: 1, visible: text }], quote) === undefined) return undefined;
      const found = findQuote([{ number: 1, visible: minimised }], quote);
      if (found === undefined || found.quote.length < quoteLength.min || found.quote.length > quoteLength.max) {
        return undefined;
      }
      return notes.slice(found.start, found.end);
    },
  };
}
