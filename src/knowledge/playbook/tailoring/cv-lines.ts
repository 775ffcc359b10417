import type { Language } from '#contracts/common.ts';
import { quoteLength } from '#knowledge/plan/rules/evidence-rules.ts';
import { wordStems } from '#knowledge/plan/rules/focus-rules.ts';
import { wordsFound } from '#knowledge/evidence/same-word.ts';
import { isLawfulRemark } from '#knowledge/plan/rules/law-rules.ts';
import { wordsOf } from '#knowledge/plan/rules/likeness.ts';
import type { CvBrief, CvLine, PositionBrief } from '#knowledge/plan/plan-parts.ts';
import { achievementFacets, achievementKind, kindByAmounts } from '#knowledge/evidence/achievement-kind.ts';
import { hasFigure } from '#knowledge/evidence/has-figure.ts';
import { type LineKind, type LineTrait, lineTraits } from '#knowledge/playbook/types.ts';
import { withoutEnd } from '#knowledge/text/without-end.ts';

/** A CV line about something the candidate has done, quotable as a whole, with its result. */
export interface WorkLine extends CvLine {
  readonly kind: LineKind;
  readonly traits: ReadonlySet<LineTrait>;
  /** every kind that fits, including `kind` */
  readonly facets: ReadonlySet<LineKind>;
  /** whether the role it belongs to has ended; undefined if the CV does not show it */
  readonly ended: boolean | undefined;
  readonly worth: number;
}

const fewestWords = 4;
const bullet = /^(?:[\s+•◦▪●·*✓–—-]+|\d{1,2}[.)]\s+(?=\p{L}))/u;
const contact = /@|https?:|www\.|(?:\+|\b0)\d[\d\s()-]{7,}\d/iu;
// Personal details that people list beside their work. The guard checks sentences; these are list entries.
const privateLife =
  /\b(?:married|divorced|widowed|husband|wife|(?:my|own|[1-6]|one|two|three|four|five) (?:children|kids|sons?|daughters?)|born|years old|nationality|citizen(?:ship)?|religio\w*|non-?smoker|hobb(?:y|ies))\b|(?<!\p{L})(?:одружен|заміж|розлучен|неодружен|(?:мо[їі]х?|свої\p{L}*|[1-6]|дво[єх]|троє) діт|маю діт|син(?!\p{L})|доньк|дочк|народи(?:вся|лася|лась)|громадянств|національніст|віросповід|хобі)/iu;
const careerGoal =
  /^(?:looking for|seeking|objective|goal|willing|ready to|i (?:want|would like|am looking)|my goal)|\bmoving (?:on|away) from\b|\b(?:looking for (?:a|an|new)|seeking (?:a|an|new))\b|^(?:expect(?:ed|ing|ations?)\b|(?:desired|current|expected) (?:salary|pay|base)|salary\b|available (?:from|in|immediately|\d)|notice period|i can start|can start)|^(?:шукаю|прагну|бажаю|хочу|готов(?:ий|а)|мета:|ціль:|моя мета|очікую|очікуван|бажан\p{L}+ (?:зарплат|оклад|дохід|рівень)|зарплатн|розглядаю|можу (?:вийти|почати|приступити))/iu;
const education =
  /^(?:completed|attended|finished|graduated|passed|studied|earned|obtained)\b.*\b(?:university|college|school|bachelor|master|diploma|degree|courses?|certificate)\b|\b(?:bachelor|master of|gpa)\b|^(?:закінчи|навчався|навчалася|пройшов|пройшла|здобу|отримав диплом|отримала диплом)|(?<!\p{L})(?:бакалавр|магістр)/iu;

/** "Hands-on leader with 8 years' experience": a self-description is not work done. */
const profile =
  /\bwith (?:over |more than )?\d+\+? years['’]?(?: of)?(?: [\p{L}-]+)? experience\b|^(?:hands-on|results?-|dynamic|experienced|dedicated|motivated|passionate|proven)|(?<!\p{L})(?:з|із|маю) (?:понад )?\d+[-\s]?(?:річн\p{L}+|рок\p{L}+) досвід/iu;

/** Incidents that did not happen, which have no amounts and no steps to ask about. */
const nothing =
  /(?<!\p{L})(?:жодн\p{L}+ (?:\p{L}+ )?(?:випад|авар|травм|скарг|порушен|зауважен)|без (?:аварій|нещасних|травм|порушень|зауважень|скарг))|\b(?:no|zero|without (?:a |any |an )?)\s?(?:\p{L}+ )?(?:accidents?|incidents?|injur\w+|complaints?|breaches)\b/iu;

/** Why a job ended is not work, and nobody has to explain it. */
const leaving =
  /\b(?:left (?:after|because|due to|when|in|on|by)\s+(?:the |a )?(?:\p{L}+ )?(?:re-?organi[sz]ation|restructur\w*|redundanc\w*|closure|merger|agreement|relocation)|(?:^|[.;]\s+)left (?:due to|because)|made redundant|role removed|position (?:was )?(?:removed|eliminated)|laid off)\b|(?<!\p{L})(?:звільни(?:вся|лася|лась)|скорочення (?:штату|посади)|за угодою сторін|за власним бажанням)/iu;

const months =
  'jan\\p{L}*|feb\\p{L}*|mar\\p{L}*|apr\\p{L}*|may|jun\\p{L}*|jul\\p{L}*|aug\\p{L}*|sep\\p{L}*|oct\\p{L}*|nov\\p{L}*|dec\\p{L}*|січ\\p{L}*|лют\\p{L}*|бер\\p{L}*|кві\\p{L}*|тра\\p{L}*|чер\\p{L}*|лип\\p{L}*|сер\\p{L}*|вер\\p{L}*|жов\\p{L}*|лис\\p{L}*|гру\\p{L}*';
const year = '(?:(?:' + months + ')\\.?\\s*|\\d{1,2}[./])?(?:19|20)\\d{2}';
const now = 'present|now|today|current|дотепер|донині|тепер|зараз|сьогодні|досі|по цей час|поточн\\p{L}*';
const period = new RegExp(`${year}\\s*(?:р\\.|рр\\.)?\\s*(?:[–—-]|to|until|до|по)\\s*(${year}|${now})`, 'giu');

/**
 * Work that may be asked about, most significant first. Excludes anything private, titles, dates, schools, skill lists
 * and wishes.
 */
export function workLines(
  cv: CvBrief,
  position: Pick<PositionBrief, 'description' | 'focusAreas'>,
  language: Language,
): readonly WorkLine[] {
  const seen = new Set<string>();
  const wanted = { areas: position.focusAreas, posting: wordStems(position.description) };
  const found = cv.lines.flatMap((line) => {
    const quotable = trimmed(line);
    const page = cv.pages.find(({ number }) => number === line.page);
    if (page?.visible.slice(quotable.start, quotable.end) !== quotable.quote) return [];
    const { quote } = quotable;
    if (quote.length < quoteLength.min || quote.length > quoteLength.max || seen.has(quote)) return [];
    // Under a job, an entry with amounts but no verb is work, too: "52-bed home, a floor of 26 at night".
    const hasRole = line.role !== undefined && line.role !== 'unknown';
    const told = kindOf(quote);
    const kind = told ?? (hasRole && mayBeWork(quote) ? kindByAmounts(quote) : undefined);
    if (kind === undefined || !isOneEntry(quote) || !isLawfulRemark(quote, language)) return [];
    seen.add(quote);
    if (kind === 'routine' && nothing.test(quote)) return [];
    const facets = achievementFacets(quote);
    // A figure in routine work may be its result, so the question should suit both.
    const called = told === 'routine' && hasFigure(quote) ? new Set([...facets, 'result' as const]) : facets;
    const ended = line.role === undefined ? hasEnded(page.visible, quotable.start) : endedBy[line.role];
    return [
      {
        ...quotable,
        kind,
        facets: called,
        traits: traitsOf(quote),
        ended,
        // An entry without a verb says least about what somebody did.
        worth: worthOf(quote, kind, wanted) - (told === undefined && kind === 'routine' ? 2.5 : 0),
      },
    ];
  });
  return found.toSorted((one, other) => other.worth - one.worth);
}

/** The kind of work a line describes; undefined if it describes none. */
export function kindOf(quote: string): LineKind | undefined {
  return mayBeWork(quote) ? achievementKind(quote) : undefined;
}

function mayBeWork(quote: string): boolean {
  // Arrows are allowed: many write a result as an arrow between two amounts.
  if (wordsOf(quote).length < fewestWords || /[?{}<>]/u.test(quote.replace(/[-=–]>/gu, ''))) return false;
  if (contact.test(quote) || privateLife.test(quote) || careerGoal.test(quote) || education.test(quote)) return false;
  if (leaving.test(quote) || profile.test(quote)) return false;
  return !isList(quote) && !new RegExp(period.source, 'iu').test(quote);
}

/** "Kotlin, Kafka, PostgreSQL, Docker": short items without an action. */
function isList(quote: string): boolean {
  const items = quote.split(/[,;/|•]/u).map((item) => item.trim());
  // "AutoCAD - read, Excel - daily": a dash adds the level of skill.
  const isShort = (item: string) => wordsOf(item).length <= (/\s[–—-]\s/u.test(item) ? 3 : 2);
  return items.length >= (/\s[–—-]\s/u.test(quote) ? 3 : 4) && items.every(isShort);
}

/** A bullet that continues over a line break is one entry; a second bullet or an empty line starts another. */
function isOneEntry(quote: string): boolean {
  // "Reason for leaving: …" on its next line is another entry.
  return !/\n\s*(?:[•◦▪●·*✓]|[–—-]\s|\p{Lu}[^\n:.]{2,30}:)/u.test(quote) && !/\n\s*\n/u.test(quote);
}

function hasEnded(page: string, start: number): boolean | undefined {
  const above = [...page.slice(0, start).matchAll(period)].at(-1);
  return above === undefined ? undefined : !new RegExp(`^(?:${now})`, 'iu').test(above[1] ?? '');
}

const traits: Readonly<Record<LineTrait, RegExp>> = {
  figure: /\d/u,
  managed:
    /^(?:I\s+)?(?:led|lead|leading|managed?|managing|supervis\p{L}*|headed|directed|ran an?|run an?|oversaw|oversee|in charge)\b|(?<!\p{L})(?:керува|керую|керівництво|очолю|очоли|управля|підпорядкуванн|бригадир)/iu,
  found:
    /^(?:I\s+)?(?:found|discovered|spotted|uncovered|detected|noticed)\s+(?:an?|the|that|\d)\b|^(?:знайшл?(?:а|ов|и)|вияви(?:ла|в|ли)|помітил?(?:а|в|и))\s/iu,
  made: /\b(?:built|created|designed|developed|wrote|introduced|implemented|drafted|devised|invented|drew up|made an?|set up)\b|(?<!\p{L})(?:створи|розроби|спроєктува|спроектува|побудува|написа|впрова|упрова|запрова|придума|склала|склав|налаштува)/iu,
};

function traitsOf(quote: string): ReadonlySet<LineTrait> {
  return new Set(lineTraits.filter((trait) => traits[trait].test(quote)));
}

const endedBy = { ended: true, current: false, unknown: undefined } as const;
const kindWorth: Readonly<Record<LineKind, number>> = { result: 5, change: 3.5, built: 3.5, led: 3.5, routine: 0.5 };

function worthOf(
  quote: string,
  kind: LineKind,
  { areas, posting }: { readonly areas: readonly string[]; readonly posting: ReadonlySet<string> },
): number {
  const said = wordStems(quote);
  // Short words of a posting are mostly "you" and "our".
  const inPosting = [...said].filter((stem) => stem.length > 3 && /\p{L}/u.test(stem) && posting.has(stem)).length;
  const inAreas = areas.reduce((sum, area) => sum + Math.min(2, wordsFound(area, quote)), 0);
  return kindWorth[kind] + (hasFigure(quote) ? 2 : 0) + 2 * Math.min(3, inAreas) + Math.min(3, inPosting) * 0.7;
}

function trimmed(line: CvLine): CvLine {
  const lead = bullet.exec(line.quote)?.[0].length ?? 0;
  const body = withoutEnd(line.quote.slice(lead), /[\s.,;:–—-]/u);
  return { page: line.page, start: line.start + lead, end: line.start + lead + body.length, quote: body };
}
