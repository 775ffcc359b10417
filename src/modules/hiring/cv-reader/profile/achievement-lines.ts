import type { AchievementKind, AchievementLine, RoleState } from '#knowledge/evidence/achievement-line.ts';
import type { LocatedQuote } from '#knowledge/evidence/find-quote.ts';
import { achievementKind, beginsWithDeed, kindByAmounts } from '#knowledge/evidence/achievement-kind.ts';
import { contactData, ownershipPhrases, privateMatters, resultPhrases, careerGoals, timeAway } from './cv-lexicon.ts';
import {
  breaksInto,
  bulletMark,
  goesOn,
  joinBroken,
  linesOf,
  pieces,
  writesSmall,
  type CvLine,
  type ReadPage,
  type Span,
} from './cv-lines.ts';
import { isOngoing, rangeOfDates, rolesOf, type CvRole } from './cv-roles.ts';
import { namesJob } from './job-title.ts';
import { sectionNamed, sectionOf } from './section-names.ts';

const shortest = 12;
const fewestWords = 3;
const longest = 300;
const most = 24;
const askedSections = new Set<CvLine['section']>(['experience', 'projects', 'summary', 'other', 'top']);
const longEnough = 40;
const longestTitle = 7;
const worth: Readonly<Record<AchievementKind, number>> = { result: 5, change: 4, led: 3, built: 3, routine: 1 };

/**
 * What the candidate says they have done, the most informative first; excludes private matters, titles, lists and
 * wishes.
 */
export function achievementLines(pages: readonly ReadPage[]): AchievementLine[] {
  const lines = linesOf(pages);
  const roles = rolesOf(lines);
  const lineOf = lineFinder(lines);
  const heads = new Set(
    roles
      .flatMap(({ title, organisation, dates }) => [title, organisation, dates])
      .flatMap((head) => {
        const line = head === undefined ? undefined : lineOf(head);
        return line !== undefined && head !== undefined && head.start < line.end ? line : [];
      }),
  );
  const hasExperience = lines.some(({ section }) => section === 'experience');
  const asked = lines.filter((line) => !line.heading && askedSections.has(line.section) && !heads.has(line));
  const found: (AchievementLine & { score: number })[] = [];
  for (const quote of joinBroken(asked, breaksInto).flatMap(cells).flatMap(entriesOf)) {
    const role = stateAt(quote, roles);
    const line = lineOf(quote);
    const kind = kindOf(quote.quote) ?? fragmentKind(quote, line, role);
    if (kind === undefined || isGuessed(quote, line) || !isOfWork(kind, role, line?.section ?? 'top', hasExperience))
      continue;
    found.push({ ...quote, kind, role, score: score(quote.quote, kind) });
  }
  // the sort is stable, so equal scores stay in text order
  return found
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ score: _, ...line }) => line);
}

/** What people write about themselves above their jobs does not count as work, unless it has a measured result. */
function isOfWork(kind: AchievementKind, role: RoleState, section: CvLine['section'], hasExperience: boolean): boolean {
  if (section === 'experience' || section === 'projects' || kind === 'result') return true;
  if (!hasExperience) return role !== 'unknown' || kind !== 'routine';
  // An employer's name in capitals ends the section before it, as a heading does.
  return section === 'other' && kind !== 'routine';
}

/**
 * Whether a quote was joined from lines that start with lower-case letters, based on their length alone. It may then be
 * two entries.
 */
function isGuessed({ quote }: LocatedQuote, first: CvLine | undefined): boolean {
  if (first === undefined || first.bullet || !writesSmall(first) || /^\p{Lu}/u.test(quote)) return false;
  return quote
    .split('\n')
    .slice(0, -1)
    .some((line) => !goesOn(line.trimEnd()));
}

/** Finds the line that a quote starts on, by halves, because each of many quotes looks for its own. */
function lineFinder(lines: readonly CvLine[]): (quote: LocatedQuote) => CvLine | undefined {
  const ofPage = Map.groupBy(lines, ({ page }) => page);
  return ({ page, start }) => lastUpTo(ofPage.get(page) ?? [], (line) => line.start <= start);
}

/** The last of the leading elements that satisfy a condition; the elements behind them must not. */
function lastUpTo<T>(sorted: readonly T[], isBefore: (one: T) => boolean): T | undefined {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const one = sorted[middle];
    if (one !== undefined && isBefore(one)) from = middle + 1;
    else to = middle;
  }
  return sorted[from - 1];
}

/** Splits a span at wide gaps, because entries in adjacent table cells, or after a label, are separate. */
function cells(span: Span): Span[] {
  return pieces(span, /[^\S\n]{2,}/gu).map(({ start, end, quote }) => ({ ...span, start, end, text: quote }));
}

/**
 * A line or bullet is a single entry, because its figure may be in its second sentence. Running text is split into
 * sentences; one that is too long is dropped, because cutting it could distort the claim.
 */
function entriesOf(span: Span): LocatedQuote[] {
  const { page, visible, start, text } = span;
  const isBullet = bulletMark.test(visible.slice(visible.lastIndexOf('\n', start) + 1, start));
  const isWhole = text.length <= longest && (isBullet || !text.includes('\n'));
  const found: LocatedQuote[] = [];
  let from = 0;
  for (const match of text.matchAll(isWhole ? /$/gu : sentenceEnd)) {
    const to = match.index + match[0].length;
    const first = from + text.slice(from, to).search(/\S|$/u);
    if (to - first >= shortest && to - first <= longest) {
      const [one, other] = [start + first, start + to];
      found.push({ page, start: one, end: other, quote: visible.slice(one, other) });
    }
    from = to;
  }
  return found;
}

// before a lower-case letter, the dot of an abbreviation does not end a sentence: «прибл. 410 тис. грн»
const sentenceEnd =
  /(?<!(?<!\p{L})(?:[Aa]pprox|incl|dept|est|no|vs|etc|e\.g|i\.e|прибл|тис|млн|млрд|грн|чол|буд|пов|об|обл|вул|кв|шт|рр|р|м|с|т|д|ст|ін|напр|зокр|ім|див))[.!?](?=\s+[\p{L}"«“])|[.!?](?=\s+[\p{Lu}"«“])|$/gu;

/** A bullet below a job with an amount but no verb describes daily work: "52-bed home, a floor of 26 at night". */
function fragmentKind(quote: LocatedQuote, line: CvLine | undefined, role: RoleState): AchievementKind | undefined {
  if (role === 'unknown' || line?.bullet !== true || line.section !== 'experience') return undefined;
  if (!isWork(quote.quote) || rangeOfDates.test(quote.quote) || namesJob(quote.quote)) return undefined;
  return kindByAmounts(quote.quote);
}

function isWork(quote: string): boolean {
  if (privateMatters.test(quote) || contactData.test(quote)) return false;
  if (careerGoals.test(quote) || timeAway.test(quote) || licence.test(quote) || opensOtherPart(quote)) return false;
  const words = quote.match(/[\p{L}\p{N}][^\s,;/]*/gu)?.length ?? 0;
  return words >= fewestWords && !isList(quote);
}

function kindOf(quote: string): AchievementKind | undefined {
  if (!isWork(quote)) return undefined;
  const words = quote.match(/[\p{L}\p{N}][^\s,;/]*/gu)?.length ?? 0;
  const begins = beginsWithDeed(quote);
  if (!begins && rangeOfDates.test(quote)) return undefined;
  if (!begins && words <= longestTitle && namesJob(quote)) return undefined;
  return achievementKind(quote);
}

/** Whether a line is a whole section of another kind, such as "References: …" or «Освіта: …». */
function opensOtherPart(quote: string): boolean {
  const [, colon, capitals] = /^(?:([\p{L}\s/&-]{2,30}):|(\p{Lu}{4,}))\s/u.exec(quote) ?? [];
  const label = colon ?? capitals ?? '';
  const section = label === '' ? undefined : sectionNamed(label);
  return section !== undefined && otherParts.has(section);
}

const licence =
  /\bdriving licen[cs]e\b|(?<!\p{L})(?:права|кат\.?|категорі\p{L})\s+[A-EАВСЕ](?![\p{L}])|посвідчення водія|водійськ/iu;
const otherParts: ReadonlySet<string> = new Set(['education', 'languages', 'skills', 'personal']);

/** Whether it is a list such as "Excel, 1C, reporting", possibly after a label such as "Tools:". */
function isList(quote: string): boolean {
  const [, label] = /^([\p{L}\s/&-]{2,30}):\s/u.exec(quote) ?? [];
  if (label !== undefined && sectionOf(label) !== undefined) return true;
  const entries = quote.slice(label === undefined ? 0 : label.length + 1).split(/[,;|•·]/u);
  const words = entries.reduce((sum, entry) => sum + (entry.match(/\S+/gu)?.length ?? 0), 0);
  return entries.length >= 3 && words / entries.length < 2;
}

/** The state of the last job above a line. */
function stateAt(quote: LocatedQuote, roles: readonly CvRole[]): RoleState {
  const above = lastUpTo(
    roles,
    ({ dates }) => dates.page < quote.page || (dates.page === quote.page && dates.start <= quote.start),
  );
  if (above === undefined) return 'unknown';
  return isOngoing(above.dates.quote) ? 'current' : 'ended';
}

function score(quote: string, kind: AchievementKind): number {
  return (
    worth[kind] +
    (beginsWithDeed(quote) ? 1 : 0) +
    (ownershipPhrases.test(quote) ? 1 : 0) +
    (resultPhrases.test(quote) ? 1 : 0) +
    (quote.length >= longEnough ? 1 : 0)
  );
}
