import type { Language } from '#contracts/common.ts';
import { saysLine } from '#contracts/interviewing/plan/says-line.ts';
import type { Requirement } from '#contracts/interviewing/plan/plan.ts';

/** UTF-16 units of an item to prepare. */
const longest = 240;
const pay = /[£€$₴]|\b(?:salary|pay|wage)|(?<!\p{L})(?:оклад|зарплат|оплат|грн)/iu;

/**
 * What interviewers must agree on before they meet the first of several candidates: what counts as meeting each term is
 * the same for all of them. Undefined if the posting names no such term.
 *
 * @param toPrepare of one person; a term that it names is not named again
 */
export function termsForAll(
  requirements: readonly Requirement[],
  language: Language,
  toPrepare: readonly string[] = [],
): string | undefined {
  const terms = requirements
    .filter(({ kind, text }) => kind === 'shift' || kind === 'start' || kind === 'licence' || pay.test(text))
    .map(({ text }) => text.replace(/[.;]+$/u, ''))
    .filter((term) => !toPrepare.some((item) => saysLine(item, term)));
  if (terms.length === 0) return undefined;
  const named = terms.join('; ');
  const said =
    language === 'uk'
      ? `Домовитися один раз для всіх кандидатів, коли вважати ці умови виконаними, і записати: ${named}.`
      : `Agree once, for every candidate, what counts as meeting these terms, and write it down: ${named}.`;
  if (said.length <= longest) return said;
  // Listing only some of them would read as all.
  return language === 'uk'
    ? 'Домовитися один раз для всіх кандидатів, коли вважати виконаною кожну умову, яку з’ясовують наприкінці, і записати.'
    : 'Agree once, for every candidate, what counts as meeting each term that you clarify at the end, and write it down.';
}
