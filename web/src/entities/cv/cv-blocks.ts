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
  const blocks = [...joinLines(page).matchAll(/\S.*(?:\n[^\S\n]*\S.*)*/gu)];
  return blocks.flatMap(({ index: start, 0: text }): readonly CvBlock[] => {
    const [first = ''] = text.split('\n', 1);
    const rest = text.slice(first.length + 1);
    if (rest === '') return [{ kind: isHeading(first) ? 'heading' : 'text', start, text }];
    if (!isHeading(first) || !isShouted(first)) return [{ kind: 'text', start, text }];
    return [
      { kind: 'heading', start, text: first },
      { kind: 'text', start: start + first.length + 1, text: rest },
    ];
  });
}

/** A few words without a number, an address or the end of a sentence. */
function isHeading(line: string): boolean {
  const text = line.trim();
  return text.length <= 40 && /^[\p{L}\s&/’'-]+:?$/u.test(text) && text.split(/\s+/u).length <= 5;
}

function isShouted(line: string): boolean {
  return line === line.toLocaleUpperCase() && /\p{L}{3}/u.test(line);
}
