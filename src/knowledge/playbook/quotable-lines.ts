import type { CvBrief, CvLine } from '#knowledge/plan/plan-parts.ts';
import type { Language } from '#contracts/common.ts';
import { quoteLength } from '#knowledge/plan/evidence-rules.ts';
import { isLawfulRemark } from '#knowledge/plan/law-rules.ts';
import { wordsOf } from '#knowledge/plan/likeness.ts';

/** What a template leaves of a question's 45 words. */
const mostWords = 12;
const fewestWords = 3;

const bullet = /^[\s•◦▪●·*–—-]+/u;
const contact = /@|https?:|www\.|\d[\d\s()-]{7,}\d/iu;
// What people put beside their work. The guard reads sentences; these are list entries.
const privateLife =
  /\b(?:married|divorced|widowed|single|husband|wife|children|kids|son|daughter|born|years old|nationality|citizen\w*|religio\w*|church|non-?smoker|hobb(?:y|ies))\b|(?<!\p{L})(?:одружен|заміж|розлучен|неодружен|дітей|діти|син(?!\p{L})|доньк|дочк|народи|громадян|національн|віросповід|церкв|хобі)/iu;
// A quote that asks, or that opens quotation marks of its own, would break the sentence it stands in.
const unquotable = /[?“”«»"„{}<>]/u;

/**
 * The lines of a CV that may stand in a question: a few words that say something, no contact details, nothing that
 * hiring law keeps out of a decision. Each is a slice of the page, still in the order given.
 */
export function quotableLines(cv: CvBrief, language: Language): readonly CvLine[] {
  const seen = new Set<string>();
  return cv.lines.flatMap((line) => {
    const quotable = shortened(line);
    const page = cv.pages.find(({ number }) => number === line.page);
    if (page?.visible.slice(quotable.start, quotable.end) !== quotable.quote) return [];
    const { quote } = quotable;
    if (quote.length < quoteLength.min || quote.length > quoteLength.max) return [];
    if (wordsOf(quote).length < fewestWords || wordsOf(quote).length > mostWords) return [];
    if (contact.test(line.quote) || privateLife.test(line.quote)) return [];
    if (unquotable.test(quote) || !isLawfulRemark(line.quote, language)) return [];
    if (seen.has(quote)) return [];
    seen.add(quote);
    return [quotable];
  });
}

/** As it reads in a sentence: one line, single spaces. */
export function inSentence(quote: string): string {
  return quote.replace(/\s+/gu, ' ').trim();
}

function shortened(line: CvLine): CvLine {
  const lead = bullet.exec(line.quote)?.[0].length ?? 0;
  const body = line.quote.slice(lead);
  const cut = body.slice(0, endOf(body)).replace(/[\s.,;:–—(-]+$/u, '');
  return { page: line.page, start: line.start + lead, end: line.start + lead + cut.length, quote: cut };
}

// A phrase that begins with one of these may be left out whole; broken off in its middle it says half a thing.
const opensPhrase =
  /^(?:and|or|but|by|to|from|than|with|without|for|in|into|at|on|over|of|as|while|which|that|і|й|та|або|а|але|до|від|з|із|зі|за|для|у|в|на|над|під|при|через|після|щоб|що|який|яка|які|із-за)$/iu;
const fewestKept = 4;

/**
 * Where a line that is too long for a question is cut: at the end of its first clause, else before the last phrase that
 * there is no room for, else at the last word. "from 840 ms to 190 ms" is one phrase, though it holds two such words.
 */
function endOf(body: string): number {
  const words = [...body.matchAll(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)];
  const last = words[mostWords - 1];
  if (last === undefined || words.length === mostWords) return body.length;
  const room = last.index + last[0].length;
  const clause = Math.max(...[', ', '; ', ' – ', ' — ', '. '].map((mark) => body.slice(0, room).lastIndexOf(mark)));
  if (words.filter(({ index }) => index < clause).length >= fewestKept) return clause;
  const phrases = words.slice(fewestKept, mostWords).filter(([word]) => opensPhrase.test(word));
  const from = phrases.findLast(([word]) => /^(?:from|від|з|із)$/iu.test(word));
  const cut = from ?? phrases.at(-1);
  return cut === undefined ? room : cut.index;
}
