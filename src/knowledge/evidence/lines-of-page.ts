import type { LocatedQuote, QuotedPage } from './find-quote.ts';

/** The lines of a page that say something, each without its bullet and the blanks around it. */
export function linesOfPage({ number, visible }: QuotedPage): readonly LocatedQuote[] {
  return [...visible.matchAll(/[^\n]+/gu)].flatMap((match) => {
    const lead = /^[\s+•◦▪●·*✓–—-]*/u.exec(match[0])?.[0].length ?? 0;
    const quote = match[0].slice(lead).trimEnd();
    const start = match.index + lead;
    return quote === '' ? [] : [{ page: number, start, end: start + quote.length, quote }];
  });
}
