import type { Language } from '#contracts/common.ts';
import type { CoreBrief } from '#knowledge/plan/plan-parts.ts';
import { findQuote } from '#knowledge/evidence/find-quote.ts';
import { speaksToMachine } from '#knowledge/evidence/speaks-to-machine.ts';
import { checkText } from '#knowledge/guard/check-text.ts';
import { quoteLength } from '#knowledge/plan/rules/evidence-rules.ts';
import { withoutOrders } from './injection-signs.ts';
import { minimisePosting } from '#modules/interviewing/plan-writer/personal-data/minimise.ts';

/** The description of a position as a model is told it: without ways to reach anybody and without orders to machines. */
export function toldDescription(description: string): string {
  return withoutOrders(minimisePosting(description));
}

/**
 * Words of the posting as they stand there, in one line; undefined when they do not, or touch what hiring law forbids in
 * an advert.
 */
export function findInPosting({ position, language }: CoreBrief, quote: string): string | undefined {
  const found = findQuote([{ number: 1, visible: toldDescription(position.description) }], quote);
  if (found === undefined) return undefined;
  const words = found.quote.replace(/\s+/gu, ' ').trim();
  if (words.length < quoteLength.min || words.length > quoteLength.max) return undefined;
  return isLawfulTerm(words, language) && !speaksToMachine(words) ? words : undefined;
}

/**
 * Whether words of a posting, or what a model makes of them, may stand in a plan. They are asked of nobody: what an advert
 * may say, they may, and so a place that the work requires, for whoever is on call has to be near.
 */
export function isLawfulTerm(words: string, language: Language): boolean {
  return checkText(words, { language, kind: 'advert' }).every(({ topic }) => topic === 'residence');
}
