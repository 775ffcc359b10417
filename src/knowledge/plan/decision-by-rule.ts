import type { Language } from '#contracts/common.ts';
import { locales } from '#contracts/languages.ts';
import type { Decision } from '#contracts/interviewing/plan/decision.ts';
import type { Competency, Requirement } from '#contracts/interviewing/plan/plan.ts';
import { requiredIn } from '#contracts/interviewing/summary/unmet-requirements.ts';

const mostMusts = 3;
const mostConditions = 4;
/** UTF-16 units of a condition */
const longest = 300;

const phrases = {
  en: {
    weighsMost: (names: string) =>
      `Weighs most: ${names}. A high score elsewhere does not make up for a low one there; decide by these first.`,
    low: (names: string) => `A score below 4 for ${names}.`,
    quoted: (name: string) => `“${name}”`,
    no: (requirements: readonly string[]) =>
      `“No” to ${requirements.length === 1 ? 'a requirement' : 'one of the requirements'}: ${sentence(requirements.map(inner).join('; '))}`,
  },
  uk: {
    weighsMost: (names: string) =>
      `Найбільше важить: ${names}. Висока оцінка за інше не заступає низької тут; вирішуйте насамперед за цим.`,
    low: (names: string) => `Оцінка нижча за 4: ${names}.`,
    quoted: (name: string) => `«${name}»`,
    no: (requirements: readonly string[]) =>
      `«Ні» на ${requirements.length === 1 ? 'вимогу' : 'котрусь із вимог'}: ${sentence(requirements.map(inner).join('; '))}`,
  },
} as const satisfies Record<Language, object>;

/** What decides where nobody has written it: the must-haves, and the papers without which the work cannot be done. */
export function decisionByRule(
  {
    competencies,
    requirements,
  }: { readonly competencies: readonly Competency[]; readonly requirements: readonly Requirement[] },
  language: Language,
): Decision {
  const said = phrases[language];
  const musts = competencies.filter(({ mustHave }) => mustHave);
  const names = (musts.length > 0 ? musts : competencies).slice(0, mostMusts).map(({ name }) => name);
  const papers = requirements
    .filter(({ kind }) => kind === 'licence')
    .map(({ text }) => {
      const words = requiredIn(text);
      return words === undefined ? text : said.quoted(words);
    });
  const list = (type: 'conjunction' | 'disjunction', items: readonly string[]) =>
    new Intl.ListFormat(locales[language], { type }).format(items);
  const low = names.length === 0 ? [] : [said.low(list('disjunction', names.map(said.quoted)))];
  const together = papers.length === 0 ? [] : [said.no(papers)];
  // Many long ones are a sentence each.
  const refusals = together.every((text) => text.length <= longest)
    ? together
    : papers.map((paper) => said.no([paper]));
  return {
    weighsMost: said.weighsMost(list('conjunction', names)),
    noWhen: [...low, ...refusals].slice(0, mostConditions),
  };
}

/** A requirement may be worded as a question. */
function sentence(text: string): string {
  return /[.?!]$/u.test(text) ? text : `${text}.`;
}

/** Without the point at its end. */
function inner(text: string): string {
  return text.replace(/[.]$/u, '');
}
