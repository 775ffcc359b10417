import type { LocatedQuote } from '#knowledge/evidence/find-quote.ts';
import { contactData } from './cv-lexicon.ts';
import { join, locate, pieces, type CvLine, type Span } from './cv-lines.ts';
import { namesJob } from './job-title.ts';

/** One job as the CV tells it; the dates stay as written. */
export type CvRole = {
  title: LocatedQuote | undefined;
  organisation: LocatedQuote | undefined;
  dates: LocatedQuote;
};

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|' +
  'січ(?:ень|ня)?|лют(?:ий|ого)?|бер(?:ез(?:ень|ня))?|кві?т(?:ень|ня)?|трав(?:ень|ня)?|черв(?:ень|ня)?|лип(?:ень|ня)?|' +
  'серп(?:ень|ня)?|вер(?:ес(?:ень|ня))?|жовт(?:ень|ня)?|лист(?:опада?)?|груд(?:ень|ня)?)\\.?';
const point = `(?:${month}\\s+)?(?:(?:0?[1-9]|1[0-2])[./])?(?:19|20)\\d{2}(?:\\s*(?:р\\.|року))?`;
const now =
  '(?:(?:до\\s+)?(?:present|now|current|today|ongoing)|(?:по\\s+|до\\s+)?(?:дотепер|досі|донині|нині|зараз|сьогодні|теперішній\\s+час|цей\\s+час|тепер))';
export const rangeOfDates = new RegExp(
  `(?<![\\p{L}\\d])${point}\\s*(?:[-\u2010-\u2015]|to|до|по)\\s*(?:${now}|${point})`,
  'iu',
);
const ongoing = new RegExp(`(?:${now})\\s*$`, 'iu');
const separator = /\s{2,}|\s[|•·@\u2013\u2014-]\s|,\s|\s(?:at|в|у)\s(?=\p{Lu}|["«“])|[()]/gu;
const longestHeading = 90;
const longestBelow = 60;

/** The dated jobs, in the order of the text. Dates of schools are no jobs. */
export function rolesOf(lines: readonly CvLine[]): CvRole[] {
  const work = lines.filter(({ section }) => section === 'experience');
  const searched = work.length > 0 ? work : lines.filter(({ section }) => section !== 'education');
  const used = new Set<CvLine>();
  const roles: CvRole[] = [];
  for (const [index, line] of searched.entries()) {
    if (line.bullet || used.has(line)) continue;
    // a narrow column breaks "2016 –" from "2020"
    const next = searched[index + 1];
    const broken = /[\u2010-\u2015-]$/u.test(line.text) && next !== undefined && next.page === line.page;
    const span = broken ? join(line, next) : line;
    const match = rangeOfDates.exec(span.text);
    if (match === null) continue;
    used.add(line);
    if (broken) used.add(next);
    const dates = locate(span, match.index, match.index + match[0].length);
    const own = [part(span, 0, match.index), part(span, match.index + match[0].length, span.text.length)]
      .flatMap((beside) => pieces(beside, separator))
      .filter(({ quote }) => /\p{L}{2}/u.test(quote));
    const around = own.length >= 2 ? [] : neighbours(searched, index, used);
    const parts = [...own, ...around.flatMap((near) => pieces(near, separator))].filter(
      ({ quote }) => /\p{L}{2}/u.test(quote) && !rangeOfDates.test(quote) && !contactData.test(quote),
    );
    const title = parts.find(({ quote }) => namesJob(quote)) ?? (parts.length > 1 ? parts[0] : undefined);
    const organisation = parts.find((other) => other !== title);
    for (const near of around) used.add(near);
    roles.push({ title, organisation, dates });
  }
  return roles;
}

/** Whether a stretch of dates has no end yet. */
export function isOngoing(dates: string): boolean {
  return ongoing.test(dates);
}

/** The heading lines next to a line of dates: what stands above it, then what stands below. */
function neighbours(lines: readonly CvLine[], index: number, used: ReadonlySet<CvLine>): CvLine[] {
  const line = lines[index];
  const above = lines[index - 1];
  const found: CvLine[] = [];
  if (line !== undefined && above !== undefined && isHeadingLike(above, used)) {
    // with a blank line between them only a job title can belong to the dates
    if (!line.afterBlank || namesJob(above.text)) found.push(above);
  }
  for (const below of lines.slice(index + 1, index + 3)) {
    if (found.length > 1 || below.afterBlank || !isHeadingLike(below, used)) break;
    // a sentence that the page's width has broken does not end like one
    if (below.text.length > longestBelow) break;
    found.push(below);
  }
  return found;
}

function isHeadingLike(line: CvLine, used: ReadonlySet<CvLine>): boolean {
  if (line.heading || line.bullet || used.has(line) || rangeOfDates.test(line.text)) return false;
  return line.text.length <= longestHeading && /^[\p{Lu}\p{N}"«“]/u.test(line.text) && !/[.;:]$/u.test(line.text);
}

function part(span: Span, from: number, to: number): Span {
  return { ...span, start: span.start + from, end: span.start + to, text: span.text.slice(from, to) };
}
