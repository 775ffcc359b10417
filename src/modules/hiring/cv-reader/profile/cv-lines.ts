import type { LocatedQuote, QuotedPage } from '#knowledge/evidence/find-quote.ts';
import { namesJob } from './job-title.ts';
import { beginsWithDeed } from '#knowledge/evidence/achievement-kind.ts';
import { documentTitles, type SectionName } from './cv-lexicon.ts';
import { sectionNamed, sectionOf, sectionResembling } from './section-names.ts';

/** A page with the offsets of lines that its typography reveals: headings, gibberish lines, the largest line. */
export type ReadPage = QuotedPage & { headings?: readonly number[]; garbled?: readonly number[]; largest?: number };

/** Part of a page's visible text. */
export type Span = {
  page: number;
  start: number;
  end: number;
  /** the whole text of the page */
  visible: string;
  /** the text of the span itself */
  text: string;
};

/**
 * One line of a CV, trimmed and without its bullet, with the section it is in and whether it is the section's heading.
 */
export type CvLine = Span & {
  bullet: boolean;
  afterBlank: boolean;
  section: SectionName | 'top';
  heading: boolean;
  /** length of the longest line of its section on its page */
  width: number;
  /** the share of its section's lines that end like sentences, and of those that start with a lower-case letter */
  closed: number;
  small: number;
};

// minimum length of a line for its break to come from the page's width and not from the writer
const fullLine = 40;
const nearlyFull = 0.75;
export const bulletMark =
  /^(?:[\u2022\u2023\u25a0\u25aa\u25ab\u25cf\u25e6\u25cb\u2043\u2219\u00b7\uf0b7*\u2013\u2014+-]|o(?=\s))\s+/u;

export function linesOf(pages: readonly ReadPage[]): CvLine[] {
  const lines: CvLine[] = [];
  const isMarked = headingMarks(pages);
  let section: CvLine['section'] = 'top';
  // a CV starts with its owner's name, often in the look of its headings
  let isFirst = true;
  for (const { number, visible, headings = [], garbled = [] } of pages) {
    let afterBlank = true;
    let offset = 0;
    for (const raw of visible.split('\n')) {
      const lineStart = offset;
      offset += raw.length + 1;
      const lead = raw.length - raw.trimStart().length;
      const mark = bulletMark.exec(raw.trimStart())?.[0] ?? '';
      const text = raw.trim().slice(mark.length).trimEnd();
      if (text === '') {
        afterBlank = true;
        continue;
      }
      if (garbled.includes(lineStart)) continue;
      const looksAsHeading = headings.includes(lineStart) || (afterBlank && isMarked(text));
      const named = looksAsHeading ? (isFirst ? sectionResembling : sectionNamed) : sectionOf;
      const opened = mark === '' ? named(text) : undefined;
      section = opened ?? section;
      const start = lineStart + lead + mark.length;
      const heading = opened !== undefined;
      lines.push({
        page: number,
        visible,
        start,
        end: start + text.length,
        text,
        bullet: mark !== '',
        afterBlank,
        section,
        heading,
        width: 0,
        closed: 0,
        small: 0,
      });
      isFirst &&= documentTitles.has(text.toLowerCase());
      afterBlank = false;
    }
  }
  return withWidths(lines);
}

// subheadings within one job do not start a section of the CV
const insideJob = /^(?:key )?(?:duties|responsibilities|tasks|stack|technologies|обов.язки|завдання|функції|стек)/iu;
const longestMarked = 40;

/** How a plain text marks its headings: with a colon or in capitals, if it marks known headings this way. */
function headingMarks(pages: readonly ReadPage[]): (text: string) => boolean {
  const marks = [
    (text: string) => /\p{L}:$/u.test(text),
    (text: string) => /\p{Lu}{3}/u.test(text) && text === text.toUpperCase() && !/\d/u.test(text),
  ];
  const known = pages
    .flatMap(({ visible }) => visible.split('\n'))
    .filter((line) => sectionOf(line.trim()) !== undefined);
  const used = marks.filter((mark) => known.filter((line) => mark(line.trim())).length > 1);
  return (text) => text.length <= longestMarked && !insideJob.test(text) && used.some((mark) => mark(text));
}

function withWidths(lines: readonly CvLine[]): CvLine[] {
  const part = ({ page, section }: CvLine) => `${page} ${section}`;
  const widths = new Map<string, number>();
  const counts = new Map<string, { all: number; closed: number; small: number }>();
  for (const line of lines) {
    widths.set(part(line), Math.max(line.text.length, widths.get(part(line)) ?? 0));
    const { all, closed, small } = counts.get(part(line)) ?? { all: 0, closed: 0, small: 0 };
    counts.set(part(line), {
      all: all + 1,
      closed: closed + (/[.;!]$/u.test(line.text) ? 1 : 0),
      small: small + (/^\p{Ll}/u.test(line.text) ? 1 : 0),
    });
  }
  return lines.map((line) => {
    const { all, closed, small } = counts.get(part(line)) ?? { all: 1, closed: 0, small: 0 };
    return { ...line, width: widths.get(part(line)) ?? 0, closed: closed / all, small: small / all };
  });
}

/** Part of a span as a located quote. */
export function locate(span: Span, from = 0, to = span.text.length): LocatedQuote {
  return { page: span.page, start: span.start + from, end: span.start + to, quote: span.text.slice(from, to) };
}

/** One span from the start of the first to the end of the last, both on the same page. */
export function join(first: Span, last: Span): Span {
  const { page, visible, start } = first;
  return { page, visible, start, end: last.end, text: visible.slice(start, last.end) };
}

/** Joins lines where the page's width has broken a sentence. */
export function joinBroken(lines: readonly CvLine[], isBroken: typeof breaksInto): Span[] {
  const groups: CvLine[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const [first] = group ?? [];
    if (group !== undefined && last !== undefined && isBroken(last, line, first)) group.push(line);
    else groups.push([line]);
  }
  return groups.flatMap((group) => {
    const [first] = group;
    const last = group.at(-1);
    return first === undefined || last === undefined ? [] : [join(first, last)];
  });
}

/** Whether a line continues in the next one. */
export function breaksInto(last: CvLine, next: CvLine, first: CvLine = last): boolean {
  if (next.bullet || next.heading || next.afterBlank) return false;
  if (next.page !== last.page || next.section !== last.section) return false;
  // there is other text between them
  if (last.visible.slice(last.end, next.start).trim() !== '') return false;
  if (opensPeriod.test(next.text) || numbered.test(next.text)) return false;
  if (goesOn(last.text)) return true;
  // a line broken by the page's width is about as long as the longest one around it
  const isFull = last.text.length >= Math.max(fullLine, nearlyFull * last.width);
  if (/^[\p{Ll}\p{N}(%«"“]/u.test(next.text)) {
    // if all entries start with a lower-case letter, only a line's length shows where an entry ends
    const isSure = first.bullet || /^\p{Lu}/u.test(first.text) || !writesSmall(last);
    return isSure || (!hadRoom(last, next) && !beginsWithDeed(next.text));
  }
  if (/[.;:!?]$/u.test(last.text) || namesJob(next.text) || beginsWithDeed(next.text)) return false;
  // if lines never end with a full stop, each is a separate entry
  return isFull && (last.bullet || last !== first || last.closed >= fewestClosed || /[.;!?]\s/u.test(last.text));
}

/** Whether entries of this section start with a lower-case letter. */
export function writesSmall({ small }: CvLine): boolean {
  return small >= mostlySmall;
}

/** Whether the first word of the next line would have fitted on the line before it. */
function hadRoom(last: CvLine, next: CvLine): boolean {
  const [word = ''] = next.text.split(' ');
  return last.text.length + 1 + word.length < room * last.width;
}

/** Whether a line ends where a sentence cannot end, so that it continues in the next. */
export function goesOn(text: string): boolean {
  return /[,\u2013-]$/u.test(text) || endsOpen.test(text);
}

const fewestClosed = 0.2;
const mostlySmall = 0.35;
const room = 0.88;
const numbered = /^\d{1,2}[.)]\s+\p{L}/u;
const opensPeriod = /^(?:\d{1,2}[./])?(?:19|20)\d{2}\s*[\u2010-\u2015-]/u;
/** a text never ends with a preposition or an article */
const endsOpen =
  /(?:^|\s)(?:and|or|of|the|an?|with|for|to|in|on|at|by|from|as|та|і|й|або|в|у|на|до|з|із|зі|за|для|про|від|по|під|при|над|між|через)$/iu;

/** The non-empty, located pieces of a span between separators. */
export function pieces(span: Span, separator: RegExp, from = 0): LocatedQuote[] {
  const found: LocatedQuote[] = [];
  let start = from;
  const add = (end: number) => {
    const piece = span.text.slice(start, end);
    const trimmed = piece.trim();
    if (trimmed === '') return;
    const at = start + piece.indexOf(trimmed);
    found.push(locate(span, at, at + trimmed.length));
  };
  for (const match of span.text.slice(from).matchAll(separator)) {
    add(from + match.index);
    start = from + match.index + match[0].length;
  }
  add(span.text.length);
  return found;
}
