import type { CvMark } from './cv-parts.ts';
import { joinLines } from './join-lines.ts';

/** A heading, or the text between two blank lines, on one page. */
export interface CvBlock {
  readonly kind: 'heading' | 'text';
  /** its offset on the page; used to locate quotes */
  readonly start: number;
  readonly text: string;
}

/** Splits a page's text into paragraphs and headings. Nothing but blank lines is dropped. */
export function cvBlocks(page: string): readonly CvBlock[] {
  const blocks: CvBlock[] = [];
  for (const { index: start, 0: text } of joinLines(page).matchAll(/\S.*(?:\n[^\S\n]*\S.*)*/gu)) {
    const [first = ''] = text.split('\n', 1);
    const isAlone = first.length === text.length;
    if (!isHeading(first, { isAlone, before: blocks })) blocks.push({ kind: 'text', start, text });
    else {
      blocks.push({ kind: 'heading', start, text: first });
      const rest = start + first.length + 1;
      if (!isAlone) blocks.push({ kind: 'text', start: rest, text: text.slice(first.length + 1) });
    }
  }
  return blocks;
}

/** The parts of a page's marks that fall inside a block, with offsets relative to the block. */
export function marksIn({ start, text }: CvBlock, marks: readonly CvMark[]): readonly CvMark[] {
  const within = (at: number): number => Math.min(Math.max(at - start, 0), text.length);
  return marks
    .map((mark) => ({ ...mark, start: within(mark.start), end: within(mark.end) }))
    .filter((mark) => mark.end > mark.start);
}

interface Place {
  /** has a blank line above and below */
  readonly isAlone: boolean;
  readonly before: readonly CvBlock[];
}

function isHeading(line: string, { isAlone, before }: Place): boolean {
  if (!isFewWords(line)) return false;
  if (isShouted(line)) return true;
  // A page starts with the name and the job title, and the line below a heading is body text: neither is a heading.
  return before.length >= 2 && (isAlone || before.at(-1)?.kind !== 'heading');
}

/** A few capitalized words without digits, addresses or sentence-ending punctuation. */
function isFewWords(line: string): boolean {
  const text = line.trim();
  return text.length <= 40 && /^\p{Lu}[\p{L}\s&/’'-]+:?$/u.test(text) && text.split(/\s+/u).length <= 4;
}

function isShouted(line: string): boolean {
  return line === line.toLocaleUpperCase() && /\p{L}{3}/u.test(line);
}
