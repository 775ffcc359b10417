import type { LocatedQuote, QuotedPage } from '#knowledge/evidence/find-quote.ts';
import { namesJob } from './job-title.ts';
import { beginsWithDeed } from './achievement-kind.ts';
import type { SectionName } from './cv-lexicon.ts';
import { sectionNamed, sectionOf } from './section-names.ts';

/** A page with what its typography tells, as offsets of lines: headings, lines that are no language, the largest line. */
export type ReadPage = QuotedPage & { headings?: readonly number[]; garbled?: readonly number[]; largest?: number };

/** A stretch of a page's visible text. */
export type Span = {
  page: number;
  start: number;
  end: number;
  /** the whole text of the page */
  visible: string;
  /** the stretch itself */
  text: string;
};

/** One line of a CV, trimmed, its bullet left out: in which part it is, and whether it opens that part. */
export type CvLine = Span & {
  bullet: boolean;
  afterBlank: boolean;
  section: SectionName | 'top';
  heading: boolean;
  /** of the longest line of its part on its page */
  width: number;
};

// how long a line must be to have been broken by the page's width and not by the writer
const fullLine = 40;
const nearlyFull = 0.75;
const bulletMark =
  /^(?:[\u2022\u2023\u25a0\u25aa\u25ab\u25cf\u25e6\u25cb\u2043\u2219\u00b7\uf0b7*\u2013\u2014-]|o(?=\s))\s+/u;

export function linesOf(pages: readonly ReadPage[]): CvLine[] {
  const lines: CvLine[] = [];
  const isMarked = headingMarks(pages);
  let section: CvLine['section'] = 'top';
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
      const opened =
        mark !== ''
          ? undefined
          : headings.includes(lineStart) || (afterBlank && isMarked(text))
            ? sectionNamed(text)
            : sectionOf(text);
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
      });
      afterBlank = false;
    }
  }
  return withWidths(lines);
}

// what stands over the lines of one job is no part of the CV
const insideJob = /^(?:key )?(?:duties|responsibilities|tasks|stack|technologies|обов.язки|завдання|функції|стек)/iu;
const longestMarked = 40;

/** The mark by which a plain text shows its headings, a colon or capitals, when it shows known headings so. */
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
  for (const line of lines) widths.set(part(line), Math.max(line.text.length, widths.get(part(line)) ?? 0));
  return lines.map((line) => ({ ...line, width: widths.get(part(line)) ?? 0 }));
}

/** A part of a stretch as a located quote. */
export function locate(span: Span, from = 0, to = span.text.length): LocatedQuote {
  return { page: span.page, start: span.start + from, end: span.start + to, quote: span.text.slice(from, to) };
}

/** One stretch from the start of the first to the end of the last, both on one page. */
export function join(first: Span, last: Span): Span {
  const { page, visible, start } = first;
  return { page, visible, start, end: last.end, text: visible.slice(start, last.end) };
}

/** Lines put together where the page's width has broken a sentence. */
export function joinBroken(lines: readonly CvLine[], isBroken: typeof breaksInto): Span[] {
  const groups: CvLine[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group !== undefined && last !== undefined && isBroken(last, line)) group.push(line);
    else groups.push([line]);
  }
  return groups.flatMap((group) => {
    const [first] = group;
    const last = group.at(-1);
    return first === undefined || last === undefined ? [] : [join(first, last)];
  });
}

/** Whether a line goes on in the next one. */
export function breaksInto(last: CvLine, next: CvLine): boolean {
  if (next.bullet || next.heading || next.afterBlank) return false;
  if (next.page !== last.page || next.section !== last.section) return false;
  if (/^[\p{Ll}\p{N}(%«"“]/u.test(next.text) || /[,\u2013-]$/u.test(last.text)) return true;
  if (/[.;:!?]$/u.test(last.text) || namesJob(next.text) || beginsWithDeed(next.text)) return false;
  // a line that the page's width has broken is about as long as the longest beside it
  return last.text.length >= Math.max(fullLine, nearlyFull * last.width);
}

/** The non-empty pieces of a stretch between separators, located. */
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
