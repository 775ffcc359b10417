import { boundedText } from '#knowledge/text/bounded-text.ts';
import type { Look } from './fragment.ts';

/** A line of a page in reading order. */
export type PageLine = Look & {
  text: string;
  /** down the page, in points, of the page turned as the line is */
  base: number;
  /** whether it stands apart from the line before */
  apart: boolean;
};

export type LocatedLine = PageLine & { start: number };

/** The text of a page, and where in it each line begins. */
export function pageTextOf(lines: readonly PageLine[]): { text: string; lines: LocatedLine[] } {
  let text = '';
  const located = lines.map((line) => {
    if (text !== '') text += line.apart ? '\n\n' : '\n';
    const start = text.length;
    const bounded = boundedText(line.text);
    text += bounded;
    return { ...line, text: bounded, start };
  });
  return { text, lines: located };
}
