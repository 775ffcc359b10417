import { boundedText } from '#knowledge/text/bounded-text.ts';
import type { Look } from './fragment.ts';

/** A line of a page in reading order. */
export type PageLine = Look & {
  text: string;
  /** vertical position in points, in the page rotated like the line */
  base: number;
  /** whether there is extra space before it */
  apart: boolean;
};

export type LocatedLine = PageLine & { start: number };

/** The text of a page, and the offsets at which its lines begin. */
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
