/** A page of text to search for quotes. */
export type QuotedPage = { number: number; visible: string };

/** A slice of a page: `quote` is exactly the page's text from `start` to `end` (UTF-16 units). */
export type LocatedQuote = { page: number; start: number; end: number; quote: string };

type Folded = { text: string; starts: number[]; ends: number[] };

// Variations in typing and typesetting that do not change the meaning.
const dashes = /[\u2010-\u2015\u2212]/u;
const singleQuotes = /[\u2018\u2019\u201b\u02bc\u0060\u00b4]/u;
const doubleQuotes = /[\u201c-\u201f\u00ab\u00bb]/u;
const invisible = /\p{Default_Ignorable_Code_Point}/u;
const blank = /\s/u;
const lineBreakHyphen = /^[-\u2010]\s*\n\s*(?=\p{Ll})/u;

/**
 * Finds a quote in the text it claims to come from. Case, whitespace, line breaks, hyphens at line ends, and kinds of
 * dash and quotation mark may differ; every word must be there. Undefined means the quote is not in the text.
 */
export function findQuote(pages: readonly QuotedPage[], quote: string): LocatedQuote | undefined {
  const wanted = fold(quote).text.trim();
  if (wanted === '') return undefined;
  for (const { number, visible } of pages) {
    const folded = fold(visible);
    for (let at = folded.text.indexOf(wanted); at >= 0; at = folded.text.indexOf(wanted, at + 1)) {
      if (!wholeWords(folded.text, at, at + wanted.length)) continue;
      const start = folded.starts[at];
      const end = folded.ends[at + wanted.length - 1];
      if (start !== undefined && end !== undefined)
        return { page: number, start, end, quote: visible.slice(start, end) };
    }
  }
  return undefined;
}

/** Normalises a text and records which slice of it each normalised unit came from. */
function fold(text: string): Folded {
  // Joined once at the end: checking how a growing string ends would flatten it every time.
  const units: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const add = (unit: string, start: number, end: number) => {
    units.push(unit);
    for (let i = 0; i < unit.length; i++) {
      starts.push(start);
      ends.push(end);
    }
  };
  for (let index = 0; index < text.length;) {
    const hyphen = units.length === 0 ? undefined : lineBreakHyphen.exec(text.slice(index, index + 40))?.[0];
    if (hyphen !== undefined) {
      // A word hyphenated by the typesetter: "on-\ncall" matches both "oncall" and "on-call", since both sides drop the
      // hyphen.
      index += hyphen.length;
      continue;
    }
    const character = String.fromCodePoint(text.codePointAt(index) ?? 0);
    const end = index + character.length;
    if (blank.test(character)) {
      if (units.at(-1)?.endsWith(' ') !== true) add(' ', index, end);
    } else if (!invisible.test(character) && !joinsWord(text, index, character)) {
      add(foldCharacter(character), index, end);
    }
    index = end;
  }
  return { text: units.join(''), starts, ends };
}

/** A hyphen inside a word is dropped, so it does not matter whether the line broke there. */
function joinsWord(text: string, index: number, character: string): boolean {
  if (character !== '-' && character !== '\u2010' && character !== '\u2011') return false;
  return /\p{L}/u.test(text.charAt(index - 1)) && /\p{L}/u.test(text.charAt(index + 1));
}

function foldCharacter(character: string): string {
  if (dashes.test(character)) return '-';
  if (singleQuotes.test(character)) return "'";
  if (doubleQuotes.test(character)) return '"';
  return character.normalize('NFKC').toLowerCase();
}

/** Whole words only: "Java" does not match in "JavaScript". */
function wholeWords(text: string, start: number, end: number): boolean {
  const word = /[\p{L}\p{N}]/u;
  const cutsStart = word.test(text.charAt(start)) && word.test(text.charAt(start - 1));
  const cutsEnd = word.test(text.charAt(end - 1)) && word.test(text.charAt(end));
  return !cutsStart && !cutsEnd;
}
