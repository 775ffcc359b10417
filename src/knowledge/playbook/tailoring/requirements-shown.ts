import type { Language } from '#contracts/common.ts';
import type { Requirement, RequirementEvidence } from '#contracts/interviewing/plan/plan.ts';
import { beginsWithDeed } from '#knowledge/evidence/achievement-kind.ts';
import { lineOfRequirement } from '#knowledge/evidence/line-of-requirement.ts';
import type { LocatedQuote } from '#knowledge/evidence/find-quote.ts';
import { linesOfPage } from '#knowledge/evidence/lines-of-page.ts';
import { isSameWord } from '#knowledge/evidence/same-word.ts';
import { yearsIn } from '#knowledge/evidence/years-in.ts';
import type { CvBrief } from '#knowledge/plan/plan-parts.ts';
import { quoteLength } from '#knowledge/plan/rules/evidence-rules.ts';
import { isLawfulRemark } from '#knowledge/plan/rules/law-rules.ts';
import { wordsOf } from '#knowledge/plan/rules/likeness.ts';
import { isCheckedByEmployer } from '#knowledge/posting/requirement-question.ts';
import { showsHigherEducation } from './higher-education.ts';
import { type Expiry, expiryIn, isPastStart, startsIn } from './paper-dates.ts';

/** Words that any qualification may have; the others identify it. */
const ofAny =
  /^(?:a|an|the|in|on|of|or|with|for|from|to|at|and|date|current|valid|in-date|full|clean|own|equivalent|hold|have|з|із|на|до|та|і|й|від|не|чи|або|чинн\p{L}+|дійсн\p{L}+|нижче|категорі\p{L}+|водійськ\p{L}+|водія|посвідченн\p{L}+|права?)$/iu;
const driving =
  /\bdriving licen[cs]e\b|(?<!\p{L})(?:посвідченн\p{L} водія|водійськ\p{L}+ посвідчення|права (?:водія|категорії))/iu;
const needsToday = /\b(?:current|valid|in[- ]date)\b|(?<!\p{L})(?:чинн|дійсн|діюч)/iu;
/** Age limits of a qualification, which the rules do not calculate. */
const limitsAge = /\b(?:last|past|within|older|since)\b|(?<!\p{L})(?:останн|протягом|упродовж|впродовж|не старш)/iu;
/** Begun, lapsed or formerly held. */
const isNotHeld =
  /\b(?:units?|modules?|in progress|working towards|not (?:yet )?\p{L}+|part[- ]?(?:way|finished)|booked|appl(?:y|ied)|planned|studying|started|due|lapsed|expired|ran out|held (?:from )?\d|failed)\b|(?<!\p{L})(?:у процесі|ще не|навчаюс|незакінч|не закінч|записан|прострочен|була? (?:чинн|дійсн)|студент|планую)/iu;
/** Degrees named without a subject: "a forestry degree or HNC" */
const degree =
  /^(?:hn[cd]|b\.?sc|m\.?sc|degree|diploma|certificate|bachelor|master|магістр|бакалавр|спеціаліст|диплом)\p{L}*$/iu;
const alternatives = /,?\s+(?:or|або|чи)\s+|,\s+/iu;

/**
 * The requirements that a single line of the CV shows beyond doubt: it contains every distinctive word, figure and level
 * of the requirement or of one of its alternatives, and the qualification is held and valid. All others are asked.
 */
export function requirementsShown(
  requirements: readonly Requirement[],
  cv: CvBrief,
  posting: string,
  language: Language,
): readonly RequirementEvidence[] {
  const start = startsIn(posting);
  const lines = cv.pages
    .flatMap(linesOfPage)
    .filter(({ quote }) => quote.length >= quoteLength.min && quote.length <= quoteLength.max);
  return requirements.flatMap((requirement, index) => {
    const shown = lines.find(
      (line) =>
        isShownBeyondDoubt(requirement, line.quote, start) &&
        speaksOf(requirement, line, language) &&
        isLawfulRemark(line.quote, language),
    );
    return shown === undefined ? [] : [{ index, evidence: { cvId: cv.cvId, ...shown } }];
  });
}

/** By the rule of the candidate's page, extended by degrees, which that rule does not know. */
function speaksOf(requirement: Requirement, { page, quote }: LocatedQuote, language: Language): boolean {
  const alone = [{ number: page, visible: quote }];
  const found = lineOfRequirement(requirement, alone, language);
  return found === undefined ? showsHigherEducation(requirement, alone) !== undefined : !found.isPartly;
}

function isShownBeyondDoubt({ basis, kind }: Requirement, quote: string, start: Expiry | undefined): boolean {
  if (beginsWithDeed(quote) || isNotHeld.test(quote)) return false;
  if (isCheckedByEmployer(basis) || limitsAge.test(basis) || isBelowLevel(basis, quote)) return false;
  if (kind === 'shift' || kind === 'start') return false;
  if (kind === 'language') return true;
  const expiry = expiryIn(quote);
  if (expiry !== undefined && !isPastStart(expiry, start)) return false;
  if (needsToday.test(basis) && expiry === undefined && !needsToday.test(quote)) return false;
  if (yearsIn(basis) > 0) return yearsIn(quote) >= yearsIn(basis) && holdsAll(withoutBrackets(basis), quote);
  if (showsHigherEducation({ basis }, [{ number: 1, visible: quote }]) !== undefined) return true;
  if (driving.test(basis) && driving.test(quote) && !narrows(basis, quote)) return holdsAll(basis, quote);
  return namesPaperOf(basis, quote) && !narrows(basis, quote);
}

/** "CIPP or AAT at Level 3" is not shown by "AAT Level 2", nor by "AAT" alone. */
function isBelowLevel(basis: string, quote: string): boolean {
  const [wanted, held] = [levelsIn(basis), levelsIn(quote)];
  return wanted.length > 0 && Math.max(0, ...held) < Math.min(...wanted);
}

function levelsIn(text: string): readonly number[] {
  return [...text.matchAll(/\blevel\s?(\d)/giu)].map(([, level]) => Number(level));
}

/** Whether a line names the required qualification or one of its alternatives. */
export function namesPaperOf(basis: string, quote: string): boolean {
  const said = basis.replace(ofWelcome, '').replace(firstDay, '');
  const parts = said.split(alternatives);
  const alone = parts.length > 1 ? parts.filter((part) => standsAlone.test(part)) : [];
  return [said, ...alone].some((part) => names(part, quote));
}

/** "registered as a nurse or midwife": the second alternative means nothing without the words of the first. */
const standsAlone =
  /\p{Lu}{2}|\d|\b(?:licen[cs]e|certificate|diploma|degree|card|ticket|registration|award|permit)\b|(?<!\p{L})(?:сертифікат|диплом|посвідчен|спеціаліст|магістр|бакалавр|допуск|ліцензі)/u;
const firstDay =
  /,?\s+(?:(?:on|by) (?:your|the) (?:first|start) (?:day|date)|when you (?:start|join|begin)|(?:на|станом на) (?:перший )?день (?:виходу|початку)(?: на роботу)?)$/iu;
/** "(Level 4 in testing an advantage)" */
const ofWelcome =
  /\s*\([^)]*\b(?:advantage|plus|desirable|preferred|welcome)\b[^)]*\)|\s*\([^)]*(?:бажано|перевага|плюс)[^)]*\)/giu;

const fewestLetters = 6;

function names(part: string, quote: string): boolean {
  const words = telling(part);
  const [only] = words;
  if (only === undefined) return false;
  if (words.length > 1) return holdsAll(part, quote);
  // With the word for the document, one more identifies it: «посвідчення стропальника».
  const whole = wordsOf(part).filter((word) => !needsToday.test(word));
  if (whole.length > 1 && only.length >= fewestLetters)
    return whole.every((word) => wordsOf(quote).some((other) => isSameWord(word, other)));
  // A single word identifies it only at the start of the line.
  return !degree.test(only) && /\p{Lu}{2}/u.test(only) && wordsOf(quote)[0]?.toLowerCase() === only.toLowerCase();
}

function telling(text: string): readonly string[] {
  return wordsOf(text).filter((word) => !ofAny.test(word));
}

/** Whether the line contains every distinctive word and figure. */
function holdsAll(text: string, quote: string): boolean {
  const said = wordsOf(quote);
  return telling(text).every((word) =>
    said.some((other) =>
      /\d/u.test(word) || word.length < 4 ? other.toLowerCase() === word.toLowerCase() : isSameWord(word, other),
    ),
  );
}

/** "NVQ Level 3 Engineering (escalator route)": words in brackets may limit the qualification. */
function narrows(basis: string, quote: string): boolean {
  const inside = [...quote.matchAll(/\(([^)]*)\)/gu)].flatMap(([, words = '']) => wordsOf(words));
  return inside.some((word) => /\p{L}{3}/u.test(word) && !wordsOf(basis).some((other) => isSameWord(word, other)));
}

function withoutBrackets(text: string): string {
  return text.replace(/\s*\([^)]*\)/gu, '');
}
