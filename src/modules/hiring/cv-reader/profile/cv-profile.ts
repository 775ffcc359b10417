import { emailAddress } from '#knowledge/evidence/email-address.ts';
import type { LocatedQuote, QuotedPage } from '#knowledge/evidence/find-quote.ts';
import { contactData, documentTitles, privateMatters, sectionHeadings } from './cv-lexicon.ts';
import { breaksInto, joinBroken, linesOf, locate, pieces, type CvLine } from './cv-lines.ts';
import { namesJob } from './job-title.ts';
import { rolesOf, type CvRole } from './cv-roles.ts';

/** What rules alone can tell from a CV. Every entry is a slice of the visible text of its page. */
export type CvProfile = {
  name: LocatedQuote | undefined;
  email: LocatedQuote | undefined;
  headline: LocatedQuote | undefined;
  roles: CvRole[];
  skills: LocatedQuote[];
  education: LocatedQuote[];
  languages: LocatedQuote[];
};

const email = new RegExp(emailAddress, 'u');
const listSeparator = /[,;|•·]|\s{2,}/gu;
const label = /^[\p{L}\s/&-]{2,30}:\s*/u;
// two to four words that begin with a capital, or all in capitals
const nameShape = /^\p{Lu}[\p{L}'’ʼ.-]*(?:\s+\p{Lu}[\p{L}'’ʼ.-]*){1,3}$/u;
const headlineSeparator = /\s{2,}|\s[|•·\u2013\u2014-]\s|,?\s*\S+@\S+/gu;
const topLines = 12;
const most = { skills: 60, education: 12, languages: 12 };

export function profileOf(pages: readonly QuotedPage[]): CvProfile {
  const read = linesOf(pages);
  const name = nameIn(read);
  const lines = withTopAt(read, name);
  return {
    name: name === undefined ? undefined : locate(name),
    email: emailIn(lines),
    headline: headlineAfter(lines, name),
    roles: rolesOf(lines),
    skills: listed(lines, 'skills', most.skills),
    education: joinBroken(inSection(lines, 'education'), breaksInto)
      .filter(({ text }) => !privateMatters.test(text))
      .slice(0, most.education)
      .map((span) => locate(span)),
    languages: listed(lines, 'languages', most.languages),
  };
}

function nameIn(lines: readonly CvLine[]): CvLine | undefined {
  const candidates = lines.filter(
    ({ text, bullet, heading }) =>
      !bullet && !heading && nameShape.test(text) && !namesJob(text) && !documentTitles.has(text.toLowerCase()),
  );
  // beside a column of contacts and skills the name may come late in the text, but always before the work
  return candidates.find(({ section }) => section === 'top') ?? candidates.find(({ page }) => page === 1);
}

/** Beside a column, the name follows the column's last part and does not belong to it. */
function withTopAt(lines: readonly CvLine[], name: CvLine | undefined): CvLine[] {
  const from = name === undefined ? 0 : lines.indexOf(name);
  const to = lines.findIndex(({ heading }, index) => index > from && heading);
  return lines.map((line, index) =>
    name !== undefined && index >= from && index < to ? { ...line, section: 'top' } : line,
  );
}

function emailIn(lines: readonly CvLine[]): LocatedQuote | undefined {
  for (const line of lines) {
    const match = email.exec(line.text);
    if (match !== null) return locate(line, match.index, match.index + match[0].length);
  }
  return undefined;
}

function headlineAfter(lines: readonly CvLine[], name: CvLine | undefined): LocatedQuote | undefined {
  const from = lines.findIndex(({ page, start }) => page === name?.page && start === name.start) + 1;
  for (const line of lines.slice(from, from + topLines)) {
    if (line.heading || line.section === 'experience') return undefined;
    if (line.bullet || line.text.length > 120 || !namesJob(line.text)) continue;
    const [first] = pieces(line, headlineSeparator).filter(({ quote }) => namesJob(quote));
    if (first !== undefined && !contactData.test(first.quote)) return first;
  }
  return undefined;
}

function inSection(lines: readonly CvLine[], section: CvLine['section']): CvLine[] {
  return lines.filter((line) => line.section === section && !line.heading);
}

function listed(lines: readonly CvLine[], section: 'skills' | 'languages', limit: number): LocatedQuote[] {
  // a list of several on a line goes on in the next one; a list with one on each line does not
  const wraps: typeof breaksInto = (last, next) =>
    /[,;|•·]/u.test(last.text) && /^\p{Ll}/u.test(next.text) && breaksInto(last, next);
  const own = joinBroken(inSection(lines, section), wraps).map((line) => ({
    line,
    from: label.exec(line.text)?.[0].length ?? 0,
  }));
  // "Languages: English, Ukrainian" as one line of another part
  const inline = lines.flatMap((line) => {
    if (line.section === section) return [];
    const [, name = '', gap = ''] = /^([\p{L}\s]{2,30})(:\s*)\S/u.exec(line.text) ?? [];
    return sectionHeadings[section].includes(name.toLowerCase()) ? [{ line, from: name.length + gap.length }] : [];
  });
  return [...own, ...inline]
    .flatMap(({ line, from }) => pieces(line, listSeparator, from))
    .filter(({ quote }) => quote.length >= 1 && quote.length <= 60 && /[\p{L}\p{N}]/u.test(quote))
    .filter(({ quote }) => !contactData.test(quote))
    .slice(0, limit);
}
