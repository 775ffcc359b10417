import type { Language } from '#contracts/common.ts';
import type { AreaToProbe, CandidateClaim, Question } from '#contracts/interviewing/plan/plan.ts';
import { hasAmount } from '#knowledge/evidence/has-figure.ts';
import { wordsFound } from '#knowledge/evidence/same-word.ts';
import type { CoreBlock, CvBrief } from '#knowledge/plan/plan-parts.ts';
import { stemsIn } from '#knowledge/playbook/job/signals.ts';
import { quoted } from '#knowledge/playbook/questions/fill-frame.ts';
import type { WorkLine } from './cv-lines.ts';
import { type Match, type Pair, evidenceOf, speaksOf } from './match-lines.ts';
import { phrases } from './phrases.ts';

interface Said {
  readonly strengths: readonly CandidateClaim[];
  readonly questions: readonly Question[];
  readonly core: CoreBlock;
  readonly cv: CvBrief;
  readonly language: Language;
}

/** A line is a strength in the competency it matches; routine work is not a strength. */
export function strengthsOf(matches: readonly Match[], cv: CvBrief, language: Language): readonly CandidateClaim[] {
  return distinct(matches.filter((match) => match.line.kind !== 'routine' && speaksOfMore(match))).map(
    ({ pair, line, called }) => ({
      text: phrases[language].strength[line.kind](called),
      competencyId: pair.competency.id,
      evidence: evidenceOf(line, cv),
    }),
  );
}

/** "Moved prep to one kitchen": a single word for a workplace does not make the line work of that trade. */
function speaksOfMore({ hits, line, pair: { known } }: Match): boolean {
  if (known === undefined || hits > 1) return hits > 0;
  return stemsIn(line.quote, [...known.signals.en, ...known.signals.uk]).some((stem) => !place.test(stem));
}

const place = /^(?:kitchen|ward|warehouse|office|shop|store|site|кухн|склад|офіс|магазин)/iu;

/** Lines that say themselves that the work is daily: a task done once has no daily amount. */
const isDaily =
  /^(?:I )?(?:responsible for|in charge of|daily|day[- ]to[- ]day|\p{L}{3,}ing)\b|^(?:I )?(?:answered|reviewed|served|handled|processed|checked|prepared|kept|packed|delivered|cleaned|drove|filed|booked|entered|received|sorted|maintained|cared for|looked after) (?!an?\b|one\b|the\b)|^(?:вела|вів|обслуговува|догляда|прийма|готува|перевіря|відповіда)\p{L}*\s|\b(?:every|each) (?:day|shift|week|morning|night)\b|^(?:\p{L}+(?:ння|ття)|\p{L}+(?:ую|юю|аю|яю))(?!\p{L})|(?<!\p{L})(?:щодня|щоденн|щозміни|щотижня)/iu;
/** "Managing Food Safety Level 4, June 2025" names a course. */
const isCourse =
  /\b(?:level \d|certificate|award|diploma|course|workshop|training)\b|(?<!\p{L})(?:сертифікат|диплом|курс|тренінг|навчання|посвідченн)|[,(]\s*(?:\p{L}+ )?(?:19|20)\d{2}\)?$/iu;

/** What the plan needs but the CV never mentions, then work named without its result. */
export function areasOf(pairs: readonly Pair[], matches: readonly Match[], said: Said): readonly AreaToProbe[] {
  const { strengths, questions, core, cv, language } = said;
  const spokenOf = new Set([...strengths, ...questions].map(({ competencyId }) => competencyId));
  const text = cv.pages.map(({ visible }) => visible).join('\n');
  const all = [...questions, ...core.questions];
  const withQuestion = (area: AreaToProbe): AreaToProbe => {
    // The question about this very line, else one about the same competency.
    const own = all.find(({ evidence = [] }) => evidence.some(({ start }) => start === area.evidence?.start));
    const id = (own ?? all.find(({ competencyId }) => competencyId === area.competencyId))?.id;
    return id === undefined ? area : { ...area, askedIn: id };
  };
  const absent = pairs
    .filter(({ competency }) => !spokenOf.has(competency.id))
    .flatMap((pair): AreaToProbe[] => {
      const words = missingWords(text, pair, language);
      return words === undefined
        ? []
        : [
            {
              text: phrases[language].notVisible(pair.competency.name),
              competencyId: pair.competency.id,
              absence: { searchedFor: [...words], statement: phrases[language].absence(words) },
            },
          ];
    });
  const shown = new Set(strengths.map(({ evidence }) => evidence.start));
  const asked = new Set(questions.flatMap(({ evidence = [] }) => evidence.map(({ start }) => start)));
  // Lines the plan already asks about, and lines that match one of its competencies.
  const bare = distinct(
    matches.filter(({ hits, line }) => (hits > 0 || asked.has(line.start)) && !hasAmount(line.quote)),
  )
    .filter(({ line }) => !shown.has(line.start))
    .filter(({ line }) => line.kind !== 'routine' || (isDaily.test(line.quote) && !isCourse.test(line.quote)))
    .map(({ pair, line, called }): AreaToProbe => ({
      text: line.kind === 'routine' ? phrases[language].noAmount(called) : phrases[language].noFigure(called),
      competencyId: pair.competency.id,
      evidence: evidenceOf(line, cv),
    }));
  return [...absent, ...bare].map(withQuestion).slice(0, mostClaims);
}

const mostSearched = 8;

/**
 * The words searched for without success, or undefined if the plan must not call the competency missing: the CV
 * contains one of them or a looser word for it. Competencies of every job show in too many words to be called missing,
 * as do areas for which the playbook has only the recruiter's words.
 */
function missingWords(text: string, { known, names }: Pair, language: Language): readonly string[] | undefined {
  // A single name means that the job added it, not the recruiter.
  if (known === undefined || known.fit === 'every-job' || names.length < 2) return undefined;
  if (names.some((name) => wordsFound(name, text) > 0)) return undefined;
  const lower = text.toLowerCase();
  const { signals, traces } = known;
  const loose = [...signals.en, ...signals.uk, ...traces.en, ...traces.uk];
  if (loose.some((stem) => lower.includes(stem.toLowerCase()))) return undefined;
  const searched = known.searched[language].slice(0, mostSearched);
  return searched.some((word) => lower.includes(word.toLowerCase())) ? undefined : searched;
}

/** The strongest lines, each with the focus area it matches, if any, and the first point to settle. */
export function highlightsOf(
  core: CoreBlock,
  lines: readonly WorkLine[],
  areas: readonly AreaToProbe[],
  language: Language,
): readonly string[] {
  const telling = lines.filter(({ kind, quote }) => kind !== 'routine' && quote.length <= 170);
  const strongest = telling.slice(0, mostHighlights).map(({ quote }) => {
    const area = core.focusAreas.find((name) => speaksOf(quote, name));
    return phrases[language].highlight(quoted(quote.replace(/\s+/gu, ' ').replace(/[“”«»"]/gu, ''), language), area);
  });
  const [open] = areas;
  const settle = open === undefined ? [] : [phrases[language].toSettle(open.text)];
  return [...strongest, ...settle].filter(fits);
}

export function fits(highlight: string): boolean {
  return highlight.length <= 240;
}

/** At most `mostClaims` matches, strongest first, each with a different competency and line. */
function distinct(matches: readonly Match[]): readonly Match[] {
  const chosen: Match[] = [];
  const telling = matches.toSorted((one, other) => other.line.worth + other.hits * 2 - (one.line.worth + one.hits * 2));
  for (const match of telling) {
    const repeats = chosen.some(({ pair, line }) => pair === match.pair || line === match.line);
    if (!repeats && chosen.length < mostClaims) chosen.push(match);
  }
  return chosen;
}

const mostClaims = 3;

const mostHighlights = 3;
