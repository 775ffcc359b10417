import type { CvPage } from '#knowledge/plan/plan-parts.ts';

/** A line of a CV: `text` is the page's text from `start` to `end`. */
export interface NumberedLine {
  /** across all pages, from 1 */
  readonly number: number;
  readonly page: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The lines of a CV in order. A model that refers to a line by number cannot invent its content. */
export function numberedLines(pages: readonly CvPage[]): readonly NumberedLine[] {
  return pages
    .flatMap(({ number: page, visible }) =>
      [...visible.matchAll(/[^\n]+/gu)].map(({ 0: text, index }) => ({
        page,
        start: index,
        end: index + text.length,
        text,
      })),
    )
    .map((line, at) => ({ number: at + 1, ...line }));
}

/** A line with its number, as a model sees it. */
export function withNumber({ number, text }: Pick<NumberedLine, 'number' | 'text'>): string {
  return `${number}| ${text}`;
}

export function withoutNumber(quote: string): string {
  return quote.replace(/^\s*\d+\| ?/u, '');
}
