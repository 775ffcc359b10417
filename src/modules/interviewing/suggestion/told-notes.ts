import { findQuote } from '#knowledge/evidence/find-quote.ts';
import { quoteLength } from '#knowledge/plan/rules/evidence-rules.ts';
import { withoutOrders } from '#modules/interviewing/plan-writer/draft/read/injection-signs.ts';
import { type KnownPerson, minimiseText } from '#modules/interviewing/plan-writer/personal-data/minimise.ts';

/** The notes on one answer as a model sees them, with a way to map its quotes back to what the person wrote. */
export interface ToldNotes {
  readonly text: string;
  /** the passage in the person's notes; undefined if the quote is not in the text the model was given */
  passage(quote: string): string | undefined;
}

export function toldNotes(notes: string, candidate: KnownPerson): ToldNotes {
  // Removed text is replaced by blanks, so that all offsets stay the same.
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
