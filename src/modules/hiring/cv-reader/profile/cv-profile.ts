import { emailAddress } from '#knowledge/evidence/email-address.ts';
import type { LocatedQuote } from '#knowledge/evidence/find-quote.ts';
import { contactData, documentTitles, languageNames, privateMatters, sectionHeadings } from './cv-lexicon.ts';
import { breaksInto, joinBroken, linesOf, locate, pieces, type CvLine, type ReadPage, type Span } from './cv-lines.ts';
import { namesJob } from './job-title.ts';
import { rolesOf, type CvRole } from './cv-roles.ts';

/** What rules alone can extract from a CV. Every entry is a slice of its page's visible text. */
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
// two to four capitalised words, or all in capitals
const nameShape = /^\p{Lu}[\p{L}'’ʼ.-]*(?:\s+\p{Lu}[\p{L}'’ʼ.-]*){1,3}$/u;
const headlineSeparator = /\s{2,}|\s[|•·\u2013\u2014-]\s|,?\s*\S+@\S+/gu;
/** What people write after their name: professional bodies and degrees. */
const titlesBehindName =
  /(?:\s+(?:ACMA|FCMA|CGMA|ACA|FCA|ACCA|FCCA|CPA|CFA|CIMA|MCIPD|FCIPD|RGN|RMN|BSN|MSN|MBA|MPH|LLB|LLM|BSc|MSc|PhD|PMP|CEng|IEng|MIET|MICE|MRICS|FRICS|MCIOB|CISSP))+$/u;
const nameLabel =
  /^(?:full name|name|піб|п\.\s?і\.\s?б\.|прізвище(?:,?\s+(?:та\s+)?[іi]м.я)?(?:,?\s+(?:та\s+)?по\s+батькові)?|[іi]м.я(?: та прізвище)?)(?:\s*:\s*|\s+)/iu;
const besideName = /\s{2,}|\s[|•·\u2013\u2014-]\s|,\s/gu;
const topLines = 12;
const most = { skills: 60, education: 12, languages: 12 };

export function profileOf(pages: readonly ReadPage[]): CvProfile {
  const read = linesOf(pages);
  const found = nameIn(read, pages[0]?.largest);
  const lines = withTopAt(read, found?.line);
  return {
    name: found?.name,
    email: emailIn(lines),
    headline: headlineAfter(lines, found?.line),
    roles: rolesOf(lines),
    skills: skillsIn(lines),
    education: joinBroken(inSection(lines, 'education'), breaksInto)
      .filter(({ text }) => !privateMatters.test(text))
      .slice(0, most.education)
      .map((span) => locate(span)),
    languages: languagesIn(lines),
  };
}

type Named = { line: CvLine; name: LocatedQuote };

function nameIn(lines: readonly CvLine[], largest: number | undefined): Named | undefined {
  const candidates: Named[] = lines.flatMap((line) => {
    if (line.bullet || line.heading) return [];
    const from = nameLabel.exec(line.text)?.[0].length ?? 0;
    const [whole] = pieces(line, besideName, from);
    const name = whole && withoutTitles(whole);
    if (name === undefined || !nameShape.test(name.quote)) return [];
    return namesJob(name.quote) || documentTitles.has(name.quote.toLowerCase()) ? [] : [{ line, name }];
  });
  // next to a column of contacts and skills, the name may come late in the text, but always before the work section
  return (
    candidates.find(({ line }) => nameLabel.test(line.text)) ??
    candidates.find(({ line }) => line.page === 1 && line.start === largest) ??
    candidates.find(({ line }) => line.section === 'top') ??
    candidates.find(({ line }) => line.page === 1)
  );
}

/** "Priyanka Nair ACMA" */
function withoutTitles(name: LocatedQuote): LocatedQuote {
  const quote = name.quote.replace(titlesBehindName, '');
  return { ...name, quote, end: name.start + quote.length };
}

/** In a two-column layout, the name follows the last section of the side column but does not belong to it. */
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

function skillsIn(lines: readonly CvLine[]): LocatedQuote[] {
  return listLines(lines, 'skills')
    .flatMap(({ line, from }) => pieces(line, listSeparator, from))
    .filter(({ quote }) => quote.length <= 60 && /[\p{L}\p{N}]/u.test(quote) && !contactData.test(quote))
    .slice(0, most.skills);
}

/** Languages by name, each with the text up to the next one. */
function languagesIn(lines: readonly CvLine[]): LocatedQuote[] {
  return listLines(lines, 'languages')
    .flatMap(({ line, from }) => pieces(line, listSeparator, from).map((piece) => ({ line, piece })))
    .flatMap(({ line, piece }) => {
      const named = [...piece.quote.matchAll(new RegExp(languageNames, 'giu'))];
      return named.map((match, index) => {
        const said = piece.quote.slice(match.index, named[index + 1]?.index);
        const start = piece.start - line.start + match.index;
        return locate(line, start, start + said.replace(/(?:\s+(?:and|та|і|й))?[\s/(-]*$/u, '').length);
      });
    })
    .slice(0, most.languages);
}

type ListLine = { line: Span; from: number };

/** The lines of a list section, and such lists within other sections, such as "Languages: English, Ukrainian". */
function listLines(lines: readonly CvLine[], section: 'skills' | 'languages'): ListLine[] {
  // a list with several entries on a line may continue on the next; a list with one entry per line does not
  const wraps: typeof breaksInto = (last, next) =>
    /[,;|•·]/u.test(last.text) && (/^\p{Ll}/u.test(next.text) || last.text.endsWith(',')) && breaksInto(last, next);
  const own = joinBroken(inSection(lines, section), wraps).map((line) => ({
    line,
    from: label.exec(line.text)?.[0].length ?? 0,
  }));
  const inline = lines.flatMap((line) => {
    if (line.section === section) return [];
    const [, name = '', gap = ''] = /^([\p{L}\s]{2,30})(:\s*)\S/u.exec(line.text) ?? [];
    return sectionHeadings[section].includes(name.toLowerCase()) ? [{ line, from: name.length + gap.length }] : [];
  });
  return [...own, ...inline];
}
