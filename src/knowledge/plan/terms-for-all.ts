import type { Language } from '#contracts/common.ts';
import type { Requirement } from '#contracts/interviewing/plan/plan.ts';

/** UTF-16 units of what somebody prepares. */
const longest = 240;
const pay = /[£€$₴]|\b(?:salary|pay|wage)|(?<!\p{L})(?:оклад|зарплат|оплат|грн)/iu;

/**
 * What is agreed before the first of several people is met: what counts as meeting a term is one answer for all of them.
 * Undefined where the posting names no such term.
 */
export function termsForAll(requirements: readonly Requirement[], language: Language): string | undefined {
  const terms = requirements
    .filter(({ kind, text }) => kind === 'shift' || kind === 'start' || kind === 'licence' || pay.test(text))
    .map(({ text }) => text.replace(/[.;]+$/u, ''));
  const said = (some: readonly string[]) =>
    language === 'uk'
      ? `Домовитися один раз для всіх кандидатів, за чого ці умови виконано, і записати: ${some.join('; ')}.`
      : `Agree once, for every candidate, what counts as meeting these terms, and write it down: ${some.join('; ')}.`;
  const fitting = terms.filter((_, at) => said(terms.slice(0, at + 1)).length <= longest);
  return fitting.length === 0 ? undefined : said(fitting);
}
