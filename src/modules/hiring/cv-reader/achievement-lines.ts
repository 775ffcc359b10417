import type { LocatedQuote, QuotedPage } from '#knowledge/evidence/find-quote.ts';
import { actionStems, contactData, ownershipPhrases, privateMatters, resultPhrases } from './cv-lexicon.ts';
import { breaksInto, joinBroken, linesOf, type CvLine, type Span } from './cv-lines.ts';

const shortest = 12;
const longest = 300;
const most = 24;
// an action or a number, and something more
const worthAsking = 3;
const askedSections = new Set<CvLine['section']>(['experience', 'projects', 'summary', 'other', 'top']);
const longEnough = 40;

/** The lines most worth asking about, best first: concrete actions, numbers, words of ownership; nothing private. */
export function achievementLines(pages: readonly QuotedPage[]): LocatedQuote[] {
  const asked = linesOf(pages).filter(({ heading, section }) => !heading && askedSections.has(section));
  const scored = joinBroken(asked, breaksInto)
    .flatMap(sentences)
    .map((quote, order) => ({ quote, order, score: score(quote.quote) }));
  return scored
    .filter((one) => one.score >= worthAsking)
    .toSorted((one, other) => other.score - one.score || one.order - other.order)
    .slice(0, most)
    .map(({ quote }) => quote);
}

/** Sentences within the limits; one that is too long is left out rather than cut in the middle of a claim. */
function sentences({ page, visible, start, text }: Span): LocatedQuote[] {
  const found: LocatedQuote[] = [];
  let from = 0;
  for (const match of text.matchAll(/[.!?](?=\s+[\p{Lu}"«“])|$/gu)) {
    const to = match.index + match[0].length;
    const first = from + text.slice(from, to).search(/\S|$/u);
    if (to - first >= shortest && to - first <= longest) {
      const [one, other] = [start + first, start + to];
      found.push({ page, start: one, end: other, quote: visible.slice(one, other) });
    }
    from = to;
  }
  return found;
}

function score(quote: string): number {
  if (privateMatters.test(quote) || contactData.test(quote)) return 0;
  const words = quote.toLowerCase();
  const starts = actionStems.some((stem) => words.startsWith(stem));
  const acts = starts || actionStems.some((stem) => words.includes(` ${stem}`));
  // a year is a date, not a result
  const counts = /\d/u.test(quote.replace(/(?:19|20)\d{2}/gu, ''));
  return (
    (starts ? 3 : acts ? 2 : 0) +
    (counts ? 2 : 0) +
    (ownershipPhrases.test(quote) ? 1 : 0) +
    (resultPhrases.test(quote) ? 1 : 0) +
    (quote.length >= longEnough ? 1 : 0)
  );
}
