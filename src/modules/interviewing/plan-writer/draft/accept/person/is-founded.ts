import { inLatin } from '#knowledge/text/in-latin.ts';
import type { Language } from '#contracts/common.ts';
import { isSameCalendarWord } from '#knowledge/evidence/calendar-words.ts';
import { numbersInWords } from '#knowledge/evidence/number-words.ts';
import { withoutEnding as withoutEndingOfCase } from '#knowledge/plan/rules/focus-rules.ts';
import { wordsOf } from '#knowledge/plan/rules/likeness.ts';
import { saysVerdict } from './says-verdict.ts';

/** Expressions of a guess, which is not a finding. */
const guesses: readonly RegExp[] = [
  /\b(?:probably|presumably|apparently|seemingly|supposedly|perhaps|maybe|possibly|likely|seems?|appears? to|might|may (?:be|have|not)|must have|could (?:be|have|indicate|mean)|suggests?|implies|indicates?|i (?:think|guess|assume)|looks like)\b/iu,
  /(?<!\p{L})(?:напевно|певно|мабуть|ймовірно|імовірно|вірогідно|можливо|либонь|схоже|здається|очевидно|вочевидь|припускаю|свідчить про|вказує на|натякає)(?!\p{L})/iu,
];

/** Abbreviations that the app itself uses, which need not occur in the CV. */
const common: ReadonlySet<string> = new Set(['cv', 'hr', 'i']);

/** Signs that a clause is about the job to be filled. */
const ofTheJob: readonly RegExp[] = [
  /\b(?:here|(?:this|the) (?:position|posting|role|job|advert)|we|our)\b/iu,
  /(?<!\p{L})(?:тут|у нас|посад\p{L}+|оголошенн\p{L}+)(?!\p{L})/iu,
];

/** Signs that a clause is about the person again. */
const ofThePerson =
  /\b(?:candidate|cv|they|their|has|have|had)\b|(?<!\p{L})(?:кандидат\p{L}*|резюме|має|мала?в?)(?!\p{L})/iu;

interface Grounds {
  /** quoted from the CV */
  readonly quote: string;
  /** further source for clauses about the job; empty if the remark is about the person only */
  readonly posting?: string;
  /** names that the plan itself uses */
  readonly known: readonly string[];
  /** the whole CV, where the name of a matter may stand that the remark begins with */
  readonly cv?: string;
}

/**
 * Whether a remark is supported by its quote: every figure and proper name occurs in the quote (or, in clauses about
 * the job, in the posting), and nothing is guessed.
 */
export function isFounded(
  remark: string,
  { quote, posting = '', known, cv = '' }: Grounds,
  language: Language,
): boolean {
  if (guesses.some((pattern) => pattern.test(remark))) return false;
  // A line of the CV may itself say "Hired and trained six drivers".
  if (saysVerdict(remark) && !saysVerdict(quote)) return false;
  // A dash between figures is a range; the dot in "c. €5m" does not end a sentence.
  const parts = remark
    .split(/[;—()]|:(?!\d)|(?<!\d)–|–(?!\d)|(?<!(?<!\p{L})\p{L})[.](?!\d)/u)
    .map((part) => part.split(/,(?!\d)/u));
  const clausesAt = parts.map((part, at) => {
    // "… by two people: just what went wrong at Harrow Lane" names the job by its own name.
    const isOfTheJob = at > 0 && isAboutPlaceOf(part.join(','), { quote, posting }, language);
    return isOfTheJob ? part : clausesOfTheJob(part);
  });
  const ofTheJobIn = new Set(clausesAt.flat());
  const clauses = parts.flat();
  const isOfTheJob = (clause: string) => ofTheJobIn.has(clause);
  const isWithin = (clause: string) => holdsFigures(clause, isOfTheJob(clause) ? `${quote} ${posting}` : quote);
  if (!clauses.every(isWithin)) return false;
  const ofJob = clauses.filter(isOfTheJob).join(' ');
  const [matter = ''] = /^[^:]{1,30}(?=:\s)/u.exec(remark) ?? [];
  const isNamed = (name: string, text: string) =>
    isNamedIn(name, text) || (remark.includes(name.toUpperCase()) && isShortFor(name, text));
  return namesIn(remark, language).every(
    (name) =>
      isNamed(name, [quote, ...known].join(' ')) ||
      (isNamedIn(name, ofJob) && isNamedIn(name, posting)) ||
      // The matter that a remark begins with is told by the posting, and its line may stand below a heading.
      (wordsOf(matter.toLowerCase()).join(' ') === name && isNamedIn(name, posting) && isNamed(name, cv)),
  );
}

/** Whether a part of a remark has names and all of them are the posting's, none of the person's. */
function isAboutPlaceOf(
  part: string,
  { quote, posting }: { readonly quote: string; readonly posting: string },
  language: Language,
): boolean {
  // The first word counts as a name only in the middle of a sentence.
  const names = namesIn(part.trim(), language);
  return (
    names.length > 0 &&
    names.every((name) => isNamedIn(name, posting) && !isNamedIn(name, quote)) &&
    !ofThePerson.test(part)
  );
}

/** Whether a name of three letters or more is made of the initials of words that stand one after the other: «УЖМ». */
function isShortFor(name: string, text: string): boolean {
  const initials = wordsOf(text.toLowerCase())
    .map((word) => word[0] ?? '')
    .join('');
  return name.length > 2 && initials.includes(name);
}

/** Whether a text contains a name in any grammatical case. */
export function isNamedIn(name: string, text: string): boolean {
  const beginning = inAnyCase(withoutEnding(name).slice(0, 5));
  return wordsOf(text.toLowerCase()).some(
    (word) => inAnyCase(word).startsWith(beginning) || isSameCalendarWord(word, name) || areFormsOfOne(word, name),
  );
}

/** Matches «Сарнах» with «Сарни», «КЕПом» with «КЕП», and "B1" in either alphabet. */
function areFormsOfOne(one: string, other: string): boolean {
  const [first, second] = [one, other].map((word) =>
    /\d/u.test(word) ? inLatin(word) : inAnyCase(withoutEndingOfCase(word)),
  );
  return first === second;
}

/**
 * «Києві» appears in a posting as «Київ», «Подолі» as «Поділ»: these vowels alternate between open and closed
 * syllables.
 */
function inAnyCase(word: string): string {
  return word.replaceAll(/[оеєії]/gu, 'о');
}

/** «Чехію» appears in a CV as «Чехія»: a short Ukrainian name is recognised by the stem that its cases share. */
function withoutEnding(name: string): string {
  return name.replace(/(?<=[а-щьюяєіїґ]{3})[аеєиіїоуюяйь]{1,2}$/u, '');
}

/** Clauses about the job, including those that follow after a comma until one is about the person again. */
function clausesOfTheJob(clauses: readonly string[]): readonly string[] {
  const first = clauses.findIndex((clause) => ofTheJob.some((pattern) => pattern.test(clause)));
  if (first === -1) return [];
  const isBack = (clause: string) => ofThePerson.test(clause) && !ofTheJob.some((pattern) => pattern.test(clause));
  const back = clauses.findIndex((clause, at) => at > first && isBack(clause));
  const following = clauses.slice(first, back === -1 ? undefined : back);
  return [...following, ...clauses.filter((clause) => ofTheJob.some((pattern) => pattern.test(clause)))];
}

/** Whether every figure of one text occurs in the other, in digits or in words. */
export function holdsFigures(text: string, other: string): boolean {
  const figures = new Set([...figuresIn(other), ...numbersInWords(other).map(String)]);
  return figuresIn(text).every((figure) => figures.has(figure));
}

/**
 * Like {@link holdsFigures}, but also accepts figures calculated from two given ones that the text names: their
 * difference, sum or product, or one as a percentage of the other, as in "200 a day, where we pay 160 to 180: 20 over".
 * Also accepts a stated percentage of a given figure that the text does not name, as in "a bonus of up to 40 %, that is
 * 34 000".
 */
export function holdsOrReckons(text: string, told: string): boolean {
  const known = valuesIn(text).filter((value) => holdsFigures(String(value), told));
  const reckoned = new Set(
    known.flatMap((one) =>
      known
        .filter((other) => other !== one)
        .flatMap((other) => [one - other, one + other, one * other, Math.round((100 * one) / other)]),
    ),
  );
  const shares = new Set(percentagesIn(text).flatMap((share) => valuesIn(told).map((whole) => (share * whole) / 100)));
  const isReckoned = (value: number) => known.includes(value) || reckoned.has(value) || shares.has(value);
  return valuesIn(text).every(isReckoned) || holdsFigures(text, told);
}

function percentagesIn(text: string): readonly number[] {
  return [...text.matchAll(/(\d+(?:[.,]\d+)?)\s?(?:%|per ?cent|відсот)/giu)].flatMap(([, share = '']) =>
    valuesIn(share),
  );
}

/** Splits «02.2025» into month and year, so that mentioning only the year counts as the same figure. */
function datesApart(text: string): string {
  return text.replace(/(?<!\d)(\d{1,2})[./](?=(?:\d{1,2}[./])?(?:19|20)\d{2}(?!\d))/gu, '$1 ');
}

function valuesIn(text: string): readonly number[] {
  const joined = datesApart(text)
    .replace(/(?<=(?<!\d)\d{1,3})[\s\u00a0\u202f,](?=\d{3}(?!\d))/gu, '')
    .replace(/(?<=\d):00(?!\d)/gu, '');
  return (joined.match(/\d+(?:[.,]\d+)?/gu) ?? []).map((figure) => Number(figure.replace(',', '.')));
}

/**
 * «40 000», "40,000" and "40000" are the same figure, as are "4 PM" and "4:00 PM"; a year and the number after it are
 * two.
 */
function figuresIn(text: string): readonly string[] {
  const joined = datesApart(text)
    .replace(/(?<=(?<!\d)\d{1,3})[\s\u00a0\u202f](?=\d{3}(?!\d))/gu, '')
    .replace(/(?<=\d):00(?!\d)/gu, '');
  return (joined.match(/\d+(?:[.,]\d+)*/gu) ?? []).map((figure) => figure.replace(/\D/gu, ''));
}

/**
 * Words with a capital letter that do not start a sentence, or with one inside; in Ukrainian texts, every Latin word as
 * well.
 */
export function namesIn(text: string, language: Language): readonly string[] {
  return text
    .split(/[.!?;–—“”«»„"()]+|:(?!\d)/u)
    .flatMap((part) => wordsOf(part).filter((word, index) => isName(word, index, language)))
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > 1 && !common.has(word));
}

function isName(word: string, index: number, language: Language): boolean {
  if (/\p{L}\p{Lu}|\p{Lu}\p{N}/u.test(word)) return true;
  if (language === 'uk' && /^[a-z]{2,}/iu.test(word)) return true;
  return index > 0 && /^\p{Lu}/u.test(word);
}
