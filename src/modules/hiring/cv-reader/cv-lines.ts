import type { LocatedQuote, QuotedPage } from '#knowledge/evidence/find-quote.ts';
import { sectionHeadings, type SectionName } from './cv-lexicon.ts';

/** One line of a CV: where it is, in which part, and whether it opens that part. */
export type CvLine = {
  page: number;
  /** of the trimmed line, its bullet left out */
  start: number;
  end: number;
  text: string;
  bullet: boolean;
  afterBlank: boolean;
  section: SectionName | 'top';
  heading: boolean;
};

const bulletMark =
  /^(?:[\u2022\u2023\u25a0\u25aa\u25ab\u25cf\u25e6\u25cb\u2043\u2219\u00b7\uf0b7*\u2013\u2014-]|o(?=\s))\s+/u;
const headingNames = new Map(
  Object.entries(sectionHeadings).flatMap(([section, names]) => names.map((name) => [name, section] as const)),
);

export function linesOf(pages: readonly QuotedPage[]): CvLine[] {
  const lines: CvLine[] = [];
  let section: CvLine['section'] = 'top';
  for (const { number, visible } of pages) {
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
      const opened = mark === '' ? sectionOf(text) : undefined;
      section = opened ?? section;
      const start = lineStart + lead + mark.length;
      const heading = opened !== undefined;
      lines.push({
        page: number,
        start,
        end: start + text.length,
        text,
        bullet: mark !== '',
        afterBlank,
        section,
        heading,
      });
      afterBlank = false;
    }
  }
  return lines;
}

/** The slice of a line as a located quote. */
export function locate(line: CvLine, from = 0, to = line.text.length): LocatedQuote {
  return { page: line.page, start: line.start + from, end: line.start + to, quote: line.text.slice(from, to) };
}

/** The non-empty pieces of a line between separators, located. */
export function pieces(line: CvLine, separator: RegExp, from = 0): LocatedQuote[] {
  const found: LocatedQuote[] = [];
  let start = from;
  const add = (end: number) => {
    const piece = line.text.slice(start, end);
    const trimmed = piece.trim();
    if (trimmed === '') return;
    const at = start + piece.indexOf(trimmed);
    found.push(locate(line, at, at + trimmed.length));
  };
  for (const match of line.text.slice(from).matchAll(separator)) {
    add(from + match.index);
    start = from + match.index + match[0].length;
  }
  add(line.text.length);
  return found;
}

export function sectionOf(text: string): SectionName | undefined {
  const plain = text
    .toLowerCase()
    .replace(/[:.]+$/u, '')
    .replaceAll('&', 'and')
    .replace(/\s+/gu, ' ')
    .trim();
  const section = headingNames.get(plain) ?? headingNames.get(plain.replace(/^(?:\d+\.|[ivx]+\.)\s*/u, ''));
  return section === undefined ? undefined : isSection(section) ? section : undefined;
}

function isSection(name: string): name is SectionName {
  return Object.hasOwn(sectionHeadings, name);
}
