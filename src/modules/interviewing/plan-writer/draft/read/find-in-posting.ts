import type { Language } from '#contracts/common.ts';
import type { CoreBrief } from '#knowledge/plan/plan-parts.ts';
import { findQuote } from '#knowledge/evidence/find-quote.ts';
import { isSameWord } from '#knowledge/evidence/same-word.ts';
import { speaksToMachine } from '#knowledge/evidence/speaks-to-machine.ts';
import { checkText } from '#knowledge/guard/check-text.ts';
import { quoteLength } from '#knowledge/plan/rules/evidence-rules.ts';
import { wordsOf } from '#knowledge/plan/rules/likeness.ts';
import { withoutOrders } from './injection-signs.ts';
import { minimisePosting } from '#modules/interviewing/plan-writer/personal-data/minimise.ts';

/** The position's description as a model sees it: without contact details and without instructions to machines. */
export function toldDescription(description: string): string {
  return withoutOrders(minimisePosting(description));
}

/**
 * Finds quoted words in the posting and returns them as they occur there, on one line. Also matches other grammatical
 * cases («медичної книжки»). Undefined if not found, or if hiring law forbids the words in a job advert.
 */
export function findInPosting({ position, language }: CoreBrief, quote: string): string | undefined {
  const told = toldDescription(position.description);
  const found = findQuote([{ number: 1, visible: told }], quote)?.quote ?? inOtherForms(told, quote);
  if (found === undefined) return undefined;
  const words = found.replace(/\s+/gu, ' ').trim();
  if (words.length < quoteLength.min || words.length > quoteLength.max) return undefined;
  return isLawfulTerm(words, language) && !speaksToMachine(words) ? words : undefined;
}

/** Finds the same words in sequence, in any grammatical form; figures and Latin words must match exactly. */
function inOtherForms(text: string, quote: string): string | undefined {
  const wanted = wordsOf(quote.toLowerCase());
  if (!/\p{Script=Cyrillic}/u.test(quote) || wanted.length < 2) return undefined;
  for (const line of text.split('\n')) {
    const words = [...line.matchAll(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)];
    const first = words.findIndex((_, at) =>
      wanted.every((word, step) => isForm(word, words[at + step]?.[0].toLowerCase() ?? '')),
    );
    const [begin, end] = [words[first], words[first + wanted.length - 1]];
    if (begin !== undefined && end !== undefined) return line.slice(begin.index, end.index + end[0].length);
  }
  return undefined;
}

function isForm(one: string, other: string): boolean {
  return one === other || ([one, other].every((word) => /^\p{Script=Cyrillic}/u.test(word)) && isSameWord(one, other));
}

/**
 * Whether words of a posting, or a model's rewording of them, may appear in a plan. They are not questions to anyone,
 * so they may say what an advert may say. A place of residence that the work requires is also allowed, because someone
 * on call has to live nearby.
 */
export function isLawfulTerm(words: string, language: Language): boolean {
  return checkText(words, { language, kind: 'advert' }).every(({ topic }) => topic === 'residence');
}
