import type { Language } from '#contracts/common.ts';
import type { PointToSettle } from '#contracts/interviewing/plan/plan.ts';
import type { CvBrief } from '#knowledge/plan/plan-parts.ts';
import { quoteLength } from '#knowledge/plan/rules/evidence-rules.ts';
import { isLawfulRemark } from '#knowledge/plan/rules/law-rules.ts';
import { currencyIn, sumOf } from '#knowledge/posting/pay-sums.ts';
import { readPay } from '#knowledge/posting/read-candidate-questions.ts';
import { firstAskable } from './first-askable.ts';
import { phrases } from './phrases.ts';

const wished =
  /\b(?:looking for|expect\w*|desired|would like|hoping for|asking for|want)\b|\bsalary\s?:|(?<!\p{L})(?:очіку\p{L}+|бажан\p{L}+|побажання|хочу|хоті(?:в|ла) би?|розраховую|зарплата\s?:|оплата від)(?!\p{L})|^від \d/iu;
const heading = /^(?:очікування|побажання|(?:salary )?expectations?)\W*$/iu;
/** Current or past pay must not be considered here. */
const earned =
  /\b(?:current\w*|present\w*|previous\w*|last|now|earn\w*)\b|(?<!\p{L})(?:зараз|теперішн|попередн|отриму|заробля)/iu;
const byTheHour = /\/\s?h\b|\bhour|\bhr\b|\/\s?год|(?<!\p{L})(?:за|на) годину/iu;
const amounts =
  /(?<!\d)(?<low>\d{1,3}(?:[ \u00A0.,]\d{3})+|\d+)(?:\s?[–—-]\s?(?<high>\d{1,3}(?:[ \u00A0.,]\d{3})+|\d+))?\s?(?<thousands>k\b|тис)?/giu;

/** A sum below `least` is not monthly pay; more than `most` times the offer is another period or another matter. */
const least = 1000;
const most = 2;
/** UTF-16 units read past the end of a sentence: «тис. грн» is split at its full stop. */
const longestCurrency = 5;

/** A CV sentence that wishes for more pay than the posting offers, in the same currency, as a point to settle. */
export function payWish(cv: CvBrief, posting: string, language: Language): PointToSettle | undefined {
  const offer = readPay(posting, language);
  if (offer === undefined) return undefined;
  const offered = Math.max(...sumsIn(offer));
  for (const { number, visible } of cv.pages) {
    for (const match of visible.matchAll(/[^\n.;]+(?:\.(?=\d)[^\n.;]+)*/gu)) {
      const lead = /^[\s•◦▪●·*✓–—-]*/u.exec(match[0])?.[0].length ?? 0;
      const quote = match[0].slice(lead).trimEnd();
      const above = lineAbove(visible, match.index);
      // Only with the heading above it is a sum known to be expected pay.
      const said = heading.test(above) ? `${above}: ${quote}` : quote;
      if (!wished.test(said) || earned.test(said) || byTheHour.test(said) !== byTheHour.test(offer)) continue;
      const asked = Math.min(...sumsIn(quote)) / offered;
      if (!(asked > 1 && asked < most) || currencyOf(quote, language) !== currencyOf(offer, language)) continue;
      if (quote.length < quoteLength.min || quote.length > quoteLength.max || !isLawfulRemark(said, language)) continue;
      const start = match.index + lead;
      const end = start + quote.length;
      const evidence = { cvId: cv.cvId, page: number, start, end, quote };
      const { text, listensFor } = phrases[language].payWish;
      const point = firstAskable(
        [
          {
            text: text(sentenceOfSum(offer), namedIn(visible.slice(start, end + longestCurrency))),
            listensFor,
            evidence,
            basis: offer,
          },
        ],
        language,
      );
      if (point !== undefined) return point;
    }
  }
  return undefined;
}

/** The last line with text that ends before `end`; the text before it is not read, since this is asked for each sentence. */
function lineAbove(text: string, end: number): string {
  let last = end;
  while (last > 0 && text.charAt(last - 1).trim() === '') last -= 1;
  return text.slice(text.lastIndexOf('\n', last - 1) + 1, last);
}

/** The offer from the sentence with the sum on; anything before it is another matter. */
function sentenceOfSum(offer: string): string {
  const before = offer.slice(0, offer.indexOf(namedIn(offer)));
  const end = before.lastIndexOf('. ');
  return end === -1 ? offer : offer.slice(end + 2);
}

/** The sum with its currency and signs: "€90k+", «150–165 тис. грн». */
function namedIn(quote: string): string {
  const sums = new RegExp(
    String.raw`(?:[$£€₴]\s?)?(?:${amounts.source})[.+]?(?:\s?(?:[$£€₴]|грн|USD|EUR|GBP|UAH))?`,
    'giu',
  );
  const named = [...quote.matchAll(sums)].map(([words]) => words.trim().replace(/\.$/u, ''));
  return named.find((words) => sumsIn(words).length > 0) ?? '';
}

function sumsIn(text: string): readonly number[] {
  return [...text.matchAll(amounts)].flatMap(({ groups: { low, high, thousands } = {} }) =>
    [low, high]
      .flatMap((sum) => (sum === undefined ? [] : sumOf(sum)))
      .map((sum) => (thousands === undefined || sum >= least ? sum : sum * 1000))
      .filter((sum) => sum >= least),
  );
}

function currencyOf(text: string, language: Language): string {
  return currencyIn(text) ?? (language === 'uk' ? 'UAH' : '');
}
