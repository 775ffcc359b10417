import type { LocatedQuote } from '#knowledge/evidence/find-quote.ts';
import { contactData } from './cv-lexicon.ts';
import { locate, pieces, type CvLine } from './cv-lines.ts';
import { namesJob } from './job-title.ts';

/** One job as the CV tells it; the dates stay as written. */
export type CvRole = {
  title: LocatedQuote | undefined;
  organisation: LocatedQuote | undefined;
  dates: LocatedQuote;
};

const month =
  '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|січ|лют|бер|кві|тра|чер|лип|сер|вер|жов|лис|гру)\\p{L}*\\.?';
const point = `(?:${month}\\s+)?(?:(?:0?[1-9]|1[0-2])[./])?(?:19|20)\\d{2}(?:\\s*(?:р\\.|року))?`;
const now =
  '(?:(?:до\\s+)?(?:present|now|current|today|ongoing)|(?:по\\s+|до\\s+)?(?:дотепер|досі|донині|нині|зараз|сьогодні|теперішній\\s+час|цей\\s+час|тепер))';
const range = new RegExp(`${point}\\s*(?:[-\u2010-\u2015]|to|до|по)\\s*(?:${now}|${point})`, 'iu');
const separator = /\s{2,}|\s[|•·@\u2013\u2014-]\s|,\s|\s(?:at|в|у)\s(?=\p{Lu}|["«“])|[()]/gu;
const longestHeading = 90;

/** The dated jobs, in the order of the text. Dates of schools are no jobs. */
export function rolesOf(lines: readonly CvLine[]): CvRole[] {
  const work = lines.filter(({ section }) => section === 'experience');
  const searched = work.length > 0 ? work : lines.filter(({ section }) => section !== 'education');
  const used = new Set<CvLine>();
  const roles: CvRole[] = [];
  for (const [index, line] of searched.entries()) {
    const match = range.exec(line.text);
    if (match === null || line.bullet || used.has(line)) continue;
    used.add(line);
    const dates = locate(line, match.index, match.index + match[0].length);
    const own = pieces(line, separator).filter((piece) => isApart(piece, dates) && /\p{L}{2}/u.test(piece.quote));
    const around = own.length >= 2 ? [] : neighbours(searched, index, used);
    const parts = [...own, ...around.flatMap((near) => pieces(near, separator))].filter(
      ({ quote }) => /\p{L}{2}/u.test(quote) && !range.test(quote) && !contactData.test(quote),
    );
    const title = parts.find(({ quote }) => namesJob(quote)) ?? (parts.length > 1 ? parts[0] : undefined);
    const organisation = parts.find((part) => part !== title);
    for (const near of around) used.add(near);
    roles.push({ title, organisation, dates });
  }
  return roles;
}

/** The heading lines next to a line of dates: what stands above it, then what stands below. */
function neighbours(lines: readonly CvLine[], index: number, used: ReadonlySet<CvLine>): CvLine[] {
  const line = lines[index];
  const above = lines[index - 1];
  const found: CvLine[] = [];
  if (line !== undefined && !line.afterBlank && above !== undefined && isHeadingLike(above, used)) found.push(above);
  for (const below of lines.slice(index + 1, index + 3)) {
    if (found.length > 1 || below.afterBlank || !isHeadingLike(below, used)) break;
    found.push(below);
  }
  return found;
}

function isHeadingLike(line: CvLine, used: ReadonlySet<CvLine>): boolean {
  if (line.heading || line.bullet || used.has(line) || range.test(line.text)) return false;
  return line.text.length <= longestHeading && /^[\p{Lu}\p{N}"«“]/u.test(line.text) && !/[.;:]$/u.test(line.text);
}

function isApart(piece: LocatedQuote, dates: LocatedQuote): boolean {
  return piece.end <= dates.start || piece.start >= dates.end;
}
