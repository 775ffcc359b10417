import type { LocatedQuote, QuotedPage } from './find-quote.ts';

/** The non-empty lines of a page, each without its bullet and surrounding whitespace. */
export function linesOfPage({ number, visible }: QuotedPage): readonly LocatedQuote[] {
  return [...visible.matchAll(/[^\n]+/gu)].flatMap((match) => {
    const lead = /^[\s+•◦▪●·*✓–—-]*/u.exec(match[0])?.[0].length ?? 0;
    const quote = match[0].slice(lead).trimEnd();
    const start = match.index + lead;
    return quote === '' ? [] : [{ page: number, start, end: start + quote.length, quote }];
  });
}
