import type { Language } from '#contracts/common.ts';
import { quoteLength } from '#knowledge/plan/rules/evidence-rules.ts';
import { wordStems } from '#knowledge/plan/rules/focus-rules.ts';
import { isLawfulRemark } from '#knowledge/plan/rules/law-rules.ts';
import { wordsOf } from '#knowledge/plan/rules/likeness.ts';
import type { CvBrief, CvLine, PositionBrief } from '#knowledge/plan/plan-parts.ts';
import { hasFigure } from './has-figure.ts';
import type { LineKind } from '#knowledge/playbook/types.ts';

/** A line of a CV that says what somebody has done, as it may be quoted: whole, with its result. */
export interface WorkLine extends CvLine {
  readonly kind: LineKind;
  /** whether the role it stands under has an end; undefined where the CV does not show it */
  readonly ended: boolean | undefined;
  readonly worth: number;
}

const fewestWords = 4;
const bullet = /^[\s•◦▪●·*✓–—-]+/u;
const contact = /@|https?:|www\.|(?:\+|\b0)\d[\d\s()-]{7,}\d/iu;
// What people put beside their work. The guard reads sentences; these are list entries.
const privateLife =
  /\b(?:married|divorced|widowed|single|husband|wife|children|kids|son|daughter|born|years old|nationality|citizen\w*|religio\w*|church|non-?smoker|hobb(?:y|ies))\b|(?<!\p{L})(?:одружен|заміж|розлучен|неодружен|дітей|діти|син(?!\p{L})|доньк|дочк|народи|громадян|національн|віросповід|церкв|хобі)/iu;
const careerGoal =
  /^(?:looking for|seeking|objective|goal|willing|ready to|i (?:want|would like|am looking)|my goal)|\b(?:looking for (?:a|an|new)|seeking (?:a|an|new))\b|^(?:шукаю|прагну|бажаю|хочу|готов(?:ий|а)|мета:|ціль:|моя мета)/iu;
const education =
  /\b(?:university|college|institute|academy|bachelor|master of|diploma|degree|gpa|course)\b|(?<!\p{L})(?:університет|інститут|академі|коледж|бакалавр|магістр|диплом|курси)/iu;

const months =
  'jan\\p{L}*|feb\\p{L}*|mar\\p{L}*|apr\\p{L}*|may|jun\\p{L}*|jul\\p{L}*|aug\\p{L}*|sep\\p{L}*|oct\\p{L}*|nov\\p{L}*|dec\\p{L}*|січ\\p{L}*|лют\\p{L}*|бер\\p{L}*|кві\\p{L}*|тра\\p{L}*|чер\\p{L}*|лип\\p{L}*|сер\\p{L}*|вер\\p{L}*|жов\\p{L}*|лис\\p{L}*|гру\\p{L}*';
const year = '(?:(?:' + months + ')\\.?\\s*|\\d{1,2}[./])?(?:19|20)\\d{2}';
const now = 'present|now|today|current|дотепер|донині|тепер|зараз|сьогодні|досі|по цей час|поточн\\p{L}*';
const period = new RegExp(`${year}\\s*(?:р\\.|рр\\.)?\\s*(?:[–—-]|to|until|до|по)\\s*(${year}|${now})`, 'giu');

const actions: readonly (readonly [LineKind, RegExp])[] = [
  [
    'led',
    /^(?:led|managed|supervised|coached|mentored|trained|taught|headed|directed|coordinated|onboarded|hired|recruited)\b|^(?:керув|очол|навчи|навча|наставля|координув|тренув|провів навчання|провела навчання|керівництво|управління командою|навчання (?!в |у |на ))/iu,
  ],
  [
    'change',
    /^(?:improved|reduced|cut|increased|raised|grew|doubled|tripled|saved|shortened|lowered|migrated|moved|replaced|automated|optimi[sz]ed|reorgani[sz]ed|simplified|streamlined|restored|turned|brought|boosted|eliminated|accelerated|halved)\b|^(?:скороти|зменши|збільши|підвищи|покращи|поліпши|перевів|перевела|перевел|замінив|замінила|автоматиз|оптиміз|пришвидш|прискори|знизи|усуну|зекономи|заощади|подвоїв|подвоїла)/iu,
  ],
  [
    'built',
    /^(?:built|created|designed|developed|wrote|implemented|launched|set up|introduced|established|produced|installed|planned|organi[sz]ed|started|opened|founded|rebuilt|rewrote|drew up|delivered)\b|^(?:створ|розроби|розробля|розробка|розроблення|спроєктув|спроектув|проєктув|побудув|впровади|впровадж|запуст|запровади|написа|налагод|встанови|підготув|організ|заснув|відкри)/iu,
  ],
  [
    'routine',
    /^(?:\p{L}+ed|ran|held|kept|made|sold|won|took|gave|met|dealt|drove|taught|spoke|did|oversaw|handled|responsible for|\p{L}+ing)\b|^(?:про|до|в|за|при|ви)?(?:вела|вів)(?!\p{L})|^допом(?:іг|огла)(?!\p{L})|^\p{L}+(?:вся|лася|ав|яв|ив|їв|ів|ала|яла|ила|їла|увала|ював)(?!\p{L})|^(?:ведення|проведення|контроль|складання|забезпечення|супровід|обслуговування|виконання|участь|планування|здійснення|надання|пошук|аналіз|підтримка|облік|монтаж|ремонт|догляд|приймання|координація|організація|відповідальн\p{L}+ за|робота з)(?!\p{L})/iu,
  ],
];

/** Work that may be asked about, the most telling first. Nothing private, no titles, dates, schools, skill lists or wishes. */
export function workLines(
  cv: CvBrief,
  position: Pick<PositionBrief, 'description' | 'focusAreas'>,
  language: Language,
): readonly WorkLine[] {
  const seen = new Set<string>();
  const wanted = { areas: position.focusAreas.map(wordStems), posting: wordStems(position.description) };
  const found = cv.lines.flatMap((line) => {
    const quotable = trimmed(line);
    const page = cv.pages.find(({ number }) => number === line.page);
    if (page?.visible.slice(quotable.start, quotable.end) !== quotable.quote) return [];
    const { quote } = quotable;
    if (quote.length < quoteLength.min || quote.length > quoteLength.max || seen.has(quote)) return [];
    const kind = kindOf(quote);
    if (kind === undefined || !isOneEntry(quote) || !isLawfulRemark(quote, language)) return [];
    seen.add(quote);
    return [{ ...quotable, kind, ended: hasEnded(page.visible, quotable.start), worth: worthOf(quote, kind, wanted) }];
  });
  return found.toSorted((one, other) => other.worth - one.worth);
}

/** What a line tells of; undefined where it is not work that was done. */
export function kindOf(quote: string): LineKind | undefined {
  if (wordsOf(quote).length < fewestWords || /[?{}<>]/u.test(quote)) return undefined;
  if (contact.test(quote) || privateLife.test(quote) || careerGoal.test(quote) || education.test(quote))
    return undefined;
  if (isList(quote) || new RegExp(period.source, 'iu').test(quote)) return undefined;
  const action = actions.find(([, pattern]) => pattern.test(quote))?.[0];
  if (action === undefined) return undefined;
  return action !== 'led' && hasFigure(quote) && (action !== 'routine' || measured.test(quote)) ? 'result' : action;
}

/** A share, or one figure against another: what daily work has no need to say. */
const measured =
  /\d\s?%|\b(?:instead of|rather than|ahead of|down|up) (?:\p{L}+ )?\d|\bfrom (?:\p{L}+ )?\d.* to (?:\p{L}+ )?\d|(?<!\p{L})(?:замість|проти) (?:\p{L}+ )?\d|(?<!\p{L})(?:з|із|від) \d.* до \d/iu;

/** "Kotlin, Kafka, PostgreSQL, Docker": short items and nothing done with them. */
function isList(quote: string): boolean {
  const items = quote.split(/[,;/|•]/u).map((item) => item.trim());
  return items.length >= 4 && items.every((item) => wordsOf(item).length <= 2);
}

/** A bullet that runs over a line break is one entry; a second bullet or a date is another. */
function isOneEntry(quote: string): boolean {
  return !/\n\s*(?:[•◦▪●·*✓]|[–—-]\s)/u.test(quote) && !/\n\s*\n/u.test(quote);
}

function hasEnded(page: string, start: number): boolean | undefined {
  const above = [...page.slice(0, start).matchAll(period)].at(-1);
  return above === undefined ? undefined : !new RegExp(`^(?:${now})`, 'iu').test(above[1] ?? '');
}

const kindWorth: Readonly<Record<LineKind, number>> = { result: 3, change: 2, built: 2, led: 2, routine: 0.5 };

function worthOf(
  quote: string,
  kind: LineKind,
  { areas, posting }: { readonly areas: readonly ReadonlySet<string>[]; readonly posting: ReadonlySet<string> },
): number {
  const said = wordStems(quote);
  // A focus area is made of telling words; in a posting the short ones are mostly "you" and "our".
  const shared = (stems: ReadonlySet<string>, shortest: number) =>
    [...said].filter((stem) => stem.length >= shortest && /\p{L}/u.test(stem) && stems.has(stem)).length;
  const inAreas = areas.reduce((sum, area) => sum + Math.min(2, shared(area, 3)), 0);
  return (
    kindWorth[kind] + (hasFigure(quote) ? 2 : 0) + 2 * Math.min(3, inAreas) + Math.min(3, shared(posting, 4)) * 0.7
  );
}

function trimmed(line: CvLine): CvLine {
  const lead = bullet.exec(line.quote)?.[0].length ?? 0;
  const body = line.quote.slice(lead).replace(/[\s.,;:–—-]+$/u, '');
  return { page: line.page, start: line.start + lead, end: line.start + lead + body.length, quote: body };
}
