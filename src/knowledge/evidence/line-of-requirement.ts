import type { Language } from '#contracts/common.ts';
import type { Requirement } from '#contracts/interviewing/plan/plan.ts';
import type { CvPage } from '#knowledge/plan/plan-parts.ts';
import { checkRemark } from '#knowledge/guard/check-text.ts';
import { wordsOf } from '#knowledge/plan/rules/likeness.ts';
import { withoutEnd } from '#knowledge/text/without-end.ts';
import type { LocatedQuote } from './find-quote.ts';
import { isOfLevel, languageOf, levelReached, namesLevel } from './language-level.ts';
import { linesOfPage } from './lines-of-page.ts';
import { namesLess } from '#knowledge/evidence/grades/names-less.ts';
import { isSameWord, tellingWords } from './same-word.ts';
import { yearsIn } from './years-in.ts';

/** Words that fit any document, any experience and any language, so they do not identify a requirement. */
const ofAny =
  /^(?:years?|yrs|months?|seasons?|experienced?|similar|equivalent|relevant|proven|recent|valid|current|full|clean|good|strong|fluent|fluently|fluency|basic|spoken|written|working|business|professional|level|least|minimum|more|above|higher|better|must|have|hold|holder|required?|needed|essential|able|ability|knowledge|licen[cs]ed?|licen[cs]es|certificates?|certified|certification|qualified|qualification|registered|registration|card|own|one|two|three|four|five|рок\p{L}*|рік|місяц\p{L}+|досвід\p{L}*|стаж\p{L}*|подібн\p{L}+|чинн\p{L}+|дійсн\p{L}+|рівн?[іе]?н?\p{L}*|знання|володіння|вільн\p{L}+|впевнен\p{L}+|розмовн\p{L}+|мов[аиіоую]?|мовою|менше|нижче|вище|понад|щонайменше|обов\p{L}*|потріб\p{L}*|посвідчен\p{L}+|сертифікат\p{L}*|ліцензі\p{L}+|груп[аиіу]|категорі\p{L}+|кат|кваліфікаці\p{L}+|прав[ао]?|освіт[аиіу]|вищ[аоу]\p{L}*|наявн\p{L}+|вміння)$/u;
/** One to three characters: a licence category, a language level, a permit group. */
const code = /^(?=.*\p{Lu})[\p{Lu}\d]{1,3}$/u;
const alternatives = /\s*\/\s*|,\s*|\s+(?:or|або|чи)\s+/iu;
/** What the candidate lacks or wishes for. */
const denied =
  /^(?:no|not|without|never|none|looking for|seeking|would like|plan(?:ning)? to|want to)\b|\b(?:do not|don['’]t|not yet|have no|has no)\b|^(?:без|немає|нема|не|шукаю|планую|хочу|бажаю)(?!\p{L})|(?<!\p{L})(?:не маю|ще не|поки не|немає|відсутн\p{L}+)(?!\p{L})/iu;
/** A driving licence goes by many names, with or without its category. */
const driving =
  /\b(?:driving|driver['’]?s|full|clean|[bc]1?(?:\+?e)?) (?:uk |clean |\p{Lu} )?licen[cs]e\b|(?<!\p{L})(?:посвідченн\p{L} водія|водійськ\p{L}+ (?:прав|посвідч)|прав[аи]? (?:водія|кат|[abcdeавсде](?!\p{L})))/iu;
const heading = /^(?=.*\p{Lu}{5})[\p{Lu}\s,&'’ʼ-]+$/u;
const contact = /@|https?:|www\./iu;
const longestLine = 160;
const longestQuote = 300;

/**
 * `isPartly`: the line shows less than required ("German B1" for B2, "Level 2" for Level 3) or gives no level, so there
 * is something to clarify.
 */
export interface FoundLine extends LocatedQuote {
  readonly isPartly: boolean;
}

/**
 * The CV line that matches a requirement of the posting: at least two thirds of the words that identify the requirement
 * occur in the line, in any inflection. Undefined for shifts and start dates, which every candidate is asked about.
 */
export function lineOfRequirement(
  { basis, kind }: Pick<Requirement, 'basis' | 'kind'>,
  pages: readonly CvPage[],
  language: Language,
): FoundLine | undefined {
  if (kind === 'shift' || kind === 'start') return undefined;
  const whole = basis.replace(/\s*\([^)]*\)/gu, '');
  // Either of two documents or languages is enough. Half of an `other` requirement, such as years in two fields, would
  // match too many lines.
  const parts = kind === 'other' ? [] : whole.split(alternatives);
  const wanted = [whole, ...parts]
    .map((text) => wantedIn(text, kind))
    .filter(({ words, codes }, index) => words.length > 0 || (index === 0 && codes.length > 0));
  const drives = kind === 'licence' && driving.test(basis) && wanted.every(({ codes }) => codes.every(isCategoryOfCar));
  const years = yearsIn(basis);
  const lines = pages.flatMap(piecesOf).filter(({ quote }) => years === 0 || yearsIn(quote) >= years);
  const found = lines.flatMap((line) => {
    const worth = Math.max(
      Number(drives && driving.test(line.quote)),
      ...wanted.map((part) => worthOf(part, line.quote)),
    );
    if (worth === 0) return [];
    const isPartly =
      kind === 'language'
        ? !wanted.some((part) => isWellEnough(part, basis, line.quote))
        : namesLess(basis, line.quote);
    return [{ line: { ...line, isPartly }, worth }];
  });
  return found
    .toSorted((one, other) => Number(one.line.isPartly) - Number(other.line.isPartly) || other.worth - one.worth)
    .map(({ line }) => line)
    .find(({ quote }) => isLawful(quote, kind, language));
}

/** The name of a language is also the name of a people; beside a level it means the language. */
function isLawful(quote: string, kind: Requirement['kind'], language: Language): boolean {
  const findings = checkRemark(quote, { language });
  const isOfLanguages = kind === 'language' && namesLevel(quote);
  return findings.every(({ ruleId }) => isOfLanguages && ruleId === 'origin.ethnicity');
}

/** Category B may go unnamed on a line about a driving licence; lorry, bus and trailer categories must be named. */
function isCategoryOfCar(one: string): boolean {
  return !/^(?:[CDСД]1?E?|[BВ]E)$/u.test(one);
}

interface Wanted {
  readonly kind: Requirement['kind'];
  readonly words: readonly string[];
  readonly codes: readonly string[];
  /** its abbreviations, and words long enough to be specific */
  readonly strong: ReadonlySet<string>;
}

function wantedIn(text: string, kind: Requirement['kind']): Wanted {
  const abbreviations = new Set(wordsOf(text).filter((word) => /^\p{Lu}{3,}$/u.test(word)));
  const words = tellingWords(text)
    .filter((word) => !ofAny.test(word) && /\p{L}/u.test(word))
    // the level is compared separately
    .filter((word) => kind !== 'language' || !isOfLevel(word));
  const strong = words.filter((word) => word.length >= 5 || abbreviations.has(word.toUpperCase()));
  return { kind, words, codes: wordsOf(text).filter((word) => code.test(word)), strong: new Set(strong) };
}

/** Whether a line about a language reaches the level asked for. */
function isWellEnough(part: Wanted, basis: string, line: string): boolean {
  const named = part.words.flatMap((word) => languageOf(word) ?? []);
  return worthOf(part, line) > 0 && levelReached(basis, line, named) === 'reached';
}

/** How well a line matches; 0 if it does not. */
function worthOf({ kind, words, codes, strong }: Wanted, line: string): number {
  const said = tellingWords(line);
  const signs = wordsOf(line);
  const shared = words.filter((word) => {
    const isSame = kind === 'language' ? sameLanguageAs(word) : (other: string) => isSameWord(word, other);
    return said.some(isSame);
  });
  const sharedCodes = codes.filter((one) => signs.includes(one)).length;
  if (words.length === 0) {
    // "B licence" leaves only its category code to match, which counts only in a line that also names a licence or
    // certificate.
    const isPaper = said.some((word) => /^(?:licen[cs]e|driving|прав|посвідчен|категор|груп|допуск)/u.test(word));
    return isPaper && sharedCodes === codes.length ? sharedCodes : 0;
  }
  const isEnough =
    shared.length * 3 >= words.length * 2 && (shared.length > 1 || shared.some((word) => strong.has(word)));
  return isEnough ? shared.length + sharedCodes / 2 : 0;
}

/**
 * Compares across English and Ukrainian. An unlisted language must match up to its last letter: a shorter prefix would
 * also match its country's name.
 */
function sameLanguageAs(word: string): (other: string) => boolean {
  const named = languageOf(word);
  return (other) => (named === undefined ? other.startsWith(word.slice(0, -1)) : named === languageOf(other));
}

/** The quotable lines of a page; a long paragraph is split into sentences. */
function piecesOf(page: CvPage): readonly LocatedQuote[] {
  return linesOfPage(page)
    .flatMap((line) => (line.quote.length > longestLine ? sentencesOf(line) : [line]))
    .map((piece) => shortenedTo(piece, withoutEnd(piece.quote, /[\s.,;:]/u)))
    .filter(
      ({ quote }) => quote.length <= longestQuote && ![/^$/u, heading, contact, denied].some((one) => one.test(quote)),
    );
}

function sentencesOf(line: LocatedQuote): readonly LocatedQuote[] {
  return [...line.quote.matchAll(/(?<=^|\s)\S[^.;]*(?:[.;](?!\s)[^.;]*)*[.;]?/gu)].map(({ 0: quote, index }) =>
    shortenedTo({ ...line, start: line.start + index }, quote),
  );
}

function shortenedTo(piece: LocatedQuote, quote: string): LocatedQuote {
  return { ...piece, quote, end: piece.start + quote.length };
}
