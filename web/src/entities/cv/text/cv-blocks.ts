import type { CvMark } from './cv-parts.ts';
import { joinLines } from './join-lines.ts';

/** A stretch of a page between blank lines. */
export interface CvBlock {
  readonly kind: 'heading' | 'text';
  /** where it begins on its page: quotes are found by it */
  readonly start: number;
  readonly text: string;
}

/** A page's text as a person reads it: paragraphs, and the headings above them. Nothing is left out but blank lines. */
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

/** What of the marks of a page lies in a block of it, counted from the block's own beginning. */
export function marksIn({ start, text }: CvBlock, marks: readonly CvMark[]): readonly CvMark[] {
  const within = (at: number): number => Math.min(Math.max(at - start, 0), text.length);
  return marks
    .map((mark) => ({ ...mark, start: within(mark.start), end: within(mark.end) }))
    .filter((mark) => mark.end > mark.start);
}

interface Place {
  /** blank lines above and below it */
  readonly isAlone: boolean;
  readonly before: readonly CvBlock[];
}

function isHeading(line: string, { isAlone, before }: Place): boolean {
  if (!isFewWords(line)) return false;
  if (isShouted(line)) return true;
  // a name and what somebody is begin a page; what stands under a heading is the first line of its text
  return before.length >= 2 && (isAlone || before.at(-1)?.kind !== 'heading');
}

/** Without a number, an address or the end of a sentence. */
function isFewWords(line: string): boolean {
  const text = line.trim();
  return text.length <= 40 && /^\p{Lu}[\p{L}\s&/’'-]+:?$/u.test(text) && text.split(/\s+/u).length <= 4;
}

function isShouted(line: string): boolean {
  return line === line.toLocaleUpperCase() && /\p{L}{3}/u.test(line);
}
