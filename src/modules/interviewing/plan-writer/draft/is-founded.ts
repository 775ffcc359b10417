import type { Language } from '#contracts/common.ts';
import { wordsOf } from '#knowledge/plan/rules/likeness.ts';

/** A guess is no finding, whoever makes it. */
const guesses: readonly RegExp[] = [
  /\b(?:probably|presumably|apparently|seemingly|supposedly|perhaps|maybe|possibly|likely|seems?|appears? to|might|may (?:be|have|not)|must have|could (?:be|have|indicate|mean)|suggests?|implies|indicates?|i (?:think|guess|assume)|looks like)\b/iu,
  /(?<!\p{L})(?:напевно|певно|мабуть|ймовірно|імовірно|вірогідно|можливо|либонь|схоже|здається|очевидно|вочевидь|припускаю|свідчить про|вказує на|натякає)(?!\p{L})/iu,
];

/** Whom to take is for people to say, when the answers are in. */
const verdicts: readonly RegExp[] = [
  /\b(?:hire|hiring|(?:strongly )?recommend(?:ed|s)?|(?:best|ideal|perfect|exceptional|outstanding) (?:candidate|fit|match|applicant)|reject)\b/iu,
  /(?<!\p{L})(?:найняти|найміть|рекоменду\p{L}*|(?:найкращ|ідеальн|видатн|винятков)\p{L}* кандидат\p{L}*|відхилити)(?!\p{L})/iu,
];

/** Every word of the app may be said without being read in a CV. */
const common: ReadonlySet<string> = new Set(['cv', 'hr', 'i']);

/**
 * Whether a remark says what its quote says: each of its figures and proper names stands there, and it guesses nothing.
 * `known`: names that the plan itself uses.
 */
export function isFounded(remark: string, quote: string, known: readonly string[], language: Language): boolean {
  if (guesses.some((pattern) => pattern.test(remark))) return false;
  // "Hired and trained six drivers" is what a line says.
  if (verdicts.some((pattern) => pattern.test(remark) && !pattern.test(quote))) return false;
  const figures = new Set(figuresIn(quote));
  if (!figuresIn(remark).every((figure) => figures.has(figure))) return false;
  const words = wordsOf([quote, ...known].join(' ').toLowerCase());
  return namesIn(remark, language).every((name) => words.some((word) => word.startsWith(name.slice(0, 5))));
}

/** «40 000», "40,000" and "40000" are one figure. */
function figuresIn(text: string): readonly string[] {
  const joined = text.replace(/(?<=\d)[\s\u00a0\u202f](?=\d{3}(?!\d))/gu, '');
  return (joined.match(/\d+(?:[.,]\d+)*/gu) ?? []).map((figure) => figure.replace(/\D/gu, ''));
}

/**
 * Words with a capital letter where no sentence begins, or with one inside; in a Ukrainian text also every Latin word.
 */
function namesIn(text: string, language: Language): readonly string[] {
  return text
    .split(/[.!?:;–—“”«»„"()]+/u)
    .flatMap((part) => wordsOf(part).filter((word, index) => isName(word, index, language)))
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > 1 && !common.has(word));
}

function isName(word: string, index: number, language: Language): boolean {
  if (/\p{L}\p{Lu}|\p{Lu}\p{N}/u.test(word)) return true;
  if (language === 'uk' && /^[a-z]{2,}/iu.test(word)) return true;
  return index > 0 && /^\p{Lu}/u.test(word);
}
