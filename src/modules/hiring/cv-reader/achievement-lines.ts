import type { LocatedQuote, QuotedPage } from '#knowledge/evidence/find-quote.ts';
import { actionStems, contactData, ownershipPhrases, privateMatters, resultPhrases } from './cv-lexicon.ts';
import { linesOf, type CvLine } from './cv-lines.ts';
import { namesJob } from './job-title.ts';

const shortest = 12;
const longest = 300;
const most = 24;
// an action or a number, and something more
const worthAsking = 3;
const askedSections = new Set<CvLine['section']>(['experience', 'projects', 'summary', 'other', 'top']);
// how long a line must be to have been broken by the typesetter and not by the writer
const fullLine = 40;

/** The lines most worth asking about, best first: concrete actions, numbers, words of ownership; nothing private. */
export function achievementLines(pages: readonly QuotedPage[]): LocatedQuote[] {
  const scored = statements(linesOf(pages), pages).map((quote, order) => ({ quote, order, score: score(quote.quote) }));
  return scored
    .filter((one) => one.score >= worthAsking)
    .toSorted((one, other) => other.score - one.score || one.order - other.order)
    .slice(0, most)
    .map(({ quote }) => quote);
}

function statements(lines: readonly CvLine[], pages: readonly QuotedPage[]): LocatedQuote[] {
  const groups: CvLine[][] = [];
  for (const line of lines) {
    if (line.heading || !askedSections.has(line.section)) continue;
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group !== undefined && last !== undefined && continues(last, line)) group.push(line);
    else groups.push([line]);
  }
  return groups.flatMap((group) => {
    const [first] = group;
    const last = group.at(-1);
    const text = pages.find(({ number }) => number === first?.page)?.visible;
    if (first === undefined || last === undefined || text === undefined) return [];
    return sentences(text, first.start, last.end).map(([start, end]) => ({
      page: first.page,
      start,
      end,
      quote: text.slice(start, end),
    }));
  });
}

/** A bullet's text runs on over lines that the page's width has broken. */
function continues(last: CvLine, next: CvLine): boolean {
  if (next.bullet || next.afterBlank || next.page !== last.page || next.section !== last.section) return false;
  if (/^[\p{Ll}\p{N}(%«"“]/u.test(next.text)) return true;
  return last.text.length >= fullLine && !/[.;:!?]$/u.test(last.text) && !namesJob(next.text);
}

/** Sentences within the limits; a sentence that is too long is left out rather than cut in the middle of a claim. */
function sentences(text: string, from: number, to: number): [number, number][] {
  const found: [number, number][] = [];
  const slice = text.slice(from, to);
  let start = 0;
  for (const match of slice.matchAll(/[.!?](?=\s+[\p{Lu}"«“])|$/gu)) {
    const end = match.index + match[0].length;
    const lead = slice.slice(start, end).length - slice.slice(start, end).trimStart().length;
    const length = end - start - lead;
    if (length >= shortest && length <= longest) found.push([from + start + lead, from + end]);
    start = end;
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
    (quote.length >= fullLine ? 1 : 0)
  );
}
