import type { LocatedQuote } from '#knowledge/evidence/find-quote.ts';
import { beginsWithDeed } from '#knowledge/evidence/achievement-kind.ts';
import { contactData } from './cv-lexicon.ts';
import { join, locate, pieces, type CvLine, type Span } from './cv-lines.ts';
import { namesJob } from './job-title.ts';

/** One job as listed in the CV; dates are kept as written. */
export type CvRole = {
  title: LocatedQuote | undefined;
  organisation: LocatedQuote | undefined;
  dates: LocatedQuote;
};

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|' +
  'січ(?:ень|ня)?|лют(?:ий|ого)?|бер(?:ез(?:ень|ня))?|кві?т(?:ень|ня)?|трав(?:ень|ня)?|черв(?:ень|ня)?|лип(?:ень|ня)?|' +
  'серп(?:ень|ня)?|вер(?:ес(?:ень|ня))?|жовт(?:ень|ня)?|лист(?:опада?)?|груд(?:ень|ня)?)\\.?';
const point = `(?:${month}\\s+)?(?:(?:[0-3]?\\d[./])?(?:0?[1-9]|1[0-2])[./])?(?:19|20)\\d{2}(?:\\s*(?:рр?\\.|року))?`;
// "Jan - May 2017"
const monthOfOneYear = `${month}(?=\\s*[-\u2010-\u2015]\\s*${month}\\s+(?:19|20)\\d{2})`;
const now =
  '(?:(?:до\\s+)?(?:present|now|current|today|ongoing)|(?:по\\s+|до\\s+)?(?:дотепер|досі|донині|нині|зараз|сьогодні|теперішній\\s+час|цей\\s+час|тепер))';
export const rangeOfDates = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:from|з|із)\\s+)?(?:${point}|${monthOfOneYear})\\s*(?:[-\u2010-\u2015]|to|until|до|по)\\s*(?:${now}|${point}|${month})`,
  'iu',
);
const ongoing = new RegExp(`(?:${now})\\s*$`, 'iu');
const separator = /\s{2,}|\s[|•·@\u2013\u2014-]\s|,(?:\s|$)|\s(?:at|в|у)\s(?=\p{Lu}|["«“])|[()]/gu;
const longestHeading = 90;
/** a job title may include what the employer does */
const longestJob = 120;
const longestBelow = 60;
const organisationMark =
  /[«"“]|(?<!\p{L})(?:(?:тз?ов|прат|пат|ат|фоп|дп|кп|кнп|пп|ltd|llc|inc|gmbh|plc|corp|as|ag|co)(?!\p{L})|лікарн|клінік|завод|школ|ліцей|гімназі|університет|інститут|ресторан|готел|кафе|банк|компані|hospital|school|university|college|bank|clinic|services|group|agency)/iu;
/** found next to a title, but not an employer: "Finance Analyst (contract), Brightlane" */
const termsOfWork =
  /^(?:(?:fixed[ -]term )?contract|permanent|temporary|temp|interim|freelance|(?:full|part)[ -]time|maternity cover|за договором|тимчасово|(?:повна|неповна|часткова) зайнятість)$/iu;
const fields: readonly (readonly [keyof CvRole, RegExp])[] = [
  ['title', /^(?:job title|position(?: held)?|post|role|посада)(?:\s*:\s*|\s{2,})/iu],
  [
    'organisation',
    /^(?:employer|company|organi[sz]ation|workplace|роботодавець|організація|компанія|підприємство|місце роботи)(?:\s*:\s*|\s{2,})/iu,
  ],
  [
    'dates',
    /^(?:dates?|period(?: of employment)?|years|період(?: роботи)?|дати|роки|термін роботи)(?:\s*:\s*|\s{2,})/iu,
  ],
];

/** The jobs with dates, in text order. Dates of education are excluded. */
export function rolesOf(lines: readonly CvLine[]): CvRole[] {
  const work = lines.filter(({ section }) => section === 'experience');
  const searched = work.length > 0 ? work : lines.filter(({ section }) => section !== 'education');
  const used = new Set<CvLine>();
  const roles = labelledRoles(searched, used);
  for (const [index, line] of searched.entries()) {
    if (line.bullet || used.has(line)) continue;
    // a narrow column separates "2016 –" from "2020"
    const next = searched[index + 1];
    const broken = /[\u2010-\u2015-]$/u.test(line.text) && next !== undefined && next.page === line.page;
    const span = broken ? join(line, next) : line;
    const match = rangeOfDates.exec(span.text);
    if (match === null || (beginsWithDeed(line.text) && !namesJob(line.text))) continue;
    used.add(line);
    if (broken) used.add(next);
    const dates = locate(span, match.index, match.index + match[0].length);
    const after = match.index + match[0].length;
    // in "09.2023 - now. Electrician", punctuation after the dates is not part of the title
    const rest = after + (/^[\s.,:;]+/u.exec(span.text.slice(after))?.[0].length ?? 0);
    const own = partsOf([part(span, 0, match.index), part(span, rest, span.text.length)]);
    const near = own.length >= 2 ? [] : neighbours(searched, index, used, own.length);
    for (const other of near) used.add(other);
    roles.push({ ...titleAndOrganisation([...own, ...partsOf(near)]), dates });
  }
  return roles.toSorted(({ dates: one }, { dates: other }) => one.page - other.page || one.start - other.start);
}

/** Jobs in the form of labelled lines: "Employer: …", "Position: …", "Period: …". */
function labelledRoles(lines: readonly CvLine[], used: Set<CvLine>): CvRole[] {
  const roles: CvRole[] = [];
  let current: Partial<CvRole> = {};
  const close = () => {
    const { dates, title, organisation } = current;
    if (dates !== undefined && (title ?? organisation) !== undefined) roles.push({ title, organisation, dates });
    current = {};
  };
  for (const line of lines) {
    const field = fields.find(([, label]) => label.test(line.text));
    if (field === undefined) continue;
    const [name, label] = field;
    if (current[name] !== undefined) close();
    const from = label.exec(line.text)?.[0].length ?? 0;
    const dated = name === 'dates' ? rangeOfDates.exec(line.text) : undefined;
    if (dated === null) continue;
    current[name] = dated === undefined ? locate(line, from) : locate(line, dated.index, dated.index + dated[0].length);
    used.add(line);
  }
  close();
  return roles;
}

function partsOf(spans: readonly Span[]): LocatedQuote[] {
  return spans
    .flatMap((span) => pieces(span, separator))
    .filter(({ quote }) => /\p{L}{2}/u.test(quote) && !rangeOfDates.test(quote))
    .filter(({ quote }) => !termsOfWork.test(quote) && !contactData.test(quote));
}

function titleAndOrganisation(parts: readonly LocatedQuote[]): Omit<CvRole, 'dates'> {
  const isOrganisation = ({ quote }: LocatedQuote) => organisationMark.test(quote);
  const jobs = parts.filter(({ quote }) => namesJob(quote));
  const title = jobs.find((one) => !isOrganisation(one)) ?? jobs[0] ?? (parts.length > 1 ? parts[0] : undefined);
  const others = parts.filter((one) => one !== title);
  return { title, organisation: others.find(isOrganisation) ?? others[0] };
}

/** Whether a date range is still open. */
export function isOngoing(dates: string): boolean {
  return ongoing.test(dates);
}

/** The lines next to a line of dates that say which job the dates belong to, in text order. */
function neighbours(lines: readonly CvLine[], index: number, used: ReadonlySet<CvLine>, own: number): CvLine[] {
  const above = linesAbove(lines, index, used);
  const below = linesBelow(lines, index, used);
  // dates next to a title have their employer below; dates on their own have their title above
  if (own > 0) return below.length > 0 ? below.slice(0, 1) : above.slice(-1);
  if (partsOf(above.slice(-1)).length > 1) return above.slice(-1);
  return above.length > 1 ? above : [...above, ...below].slice(0, 2);
}

function linesAbove(lines: readonly CvLine[], index: number, used: ReadonlySet<CvLine>): CvLine[] {
  const found: CvLine[] = [];
  for (let at = index - 1; at >= index - 2; at--) {
    const [line, under] = [lines[at], lines[at + 1]];
    if (line === undefined || under === undefined || !isHeadingLike(line, used)) break;
    // across a blank line, only a job title can belong to the dates
    if (under.afterBlank && (found.length > 0 || !namesJob(line.text))) break;
    found.unshift(line);
  }
  return found;
}

function linesBelow(lines: readonly CvLine[], index: number, used: ReadonlySet<CvLine>): CvLine[] {
  const found: CvLine[] = [];
  for (const line of lines.slice(index + 1, index + 3)) {
    // a sentence broken by the page's width does not end like one
    if (line.afterBlank || !isHeadingLike(line, used) || line.text.length > longestBelow) break;
    found.push(line);
  }
  return found;
}

function isHeadingLike(line: CvLine, used: ReadonlySet<CvLine>): boolean {
  if (line.heading || line.bullet || used.has(line) || rangeOfDates.test(line.text)) return false;
  if (line.text.length > (namesJob(line.text) ? longestJob : longestHeading) || /[.;:]$/u.test(line.text)) return false;
  return /^[\p{Lu}\p{N}"«“]|^\p{Ll}+ ["«“]/u.test(line.text) && (namesJob(line.text) || !beginsWithDeed(line.text));
}

function part(span: Span, from: number, to: number): Span {
  return { ...span, start: span.start + from, end: span.start + to, text: span.text.slice(from, to) };
}
