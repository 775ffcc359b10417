import type { Language } from '#contracts/common.ts';
import { locales } from '#contracts/languages.ts';
import type { Decision, ToldGround } from '#contracts/interviewing/plan/decision.ts';
import type { Competency, Requirement } from '#contracts/interviewing/plan/plan.ts';
import { requiredIn } from '#contracts/interviewing/summary/unmet-requirements.ts';

const mostMusts = 3;
const mostConditions = 4;
/** UTF-16 units of a condition */
const longest = 300;

const phrases = {
  en: {
    weighsMost: (names: string) =>
      `Counts most: ${names}. A high score elsewhere does not make up for a low one here; decide by these first.`,
    low: (names: string) => `${names.replace(/^“\p{Ll}(?!\p{Lu})/u, (head) => head.toUpperCase())} scored below 4.`,
    quoted: (name: string) => `“${name}”`,
    no: (requirements: readonly string[]) =>
      `${requirements.length === 1 ? 'A requirement' : 'One of the requirements'} is not met: ${sentence(requirements.map(inner).join('; '))}`,
  },
  uk: {
    weighsMost: (names: string) =>
      `Вирішальне: ${names}. Висока оцінка за інше не переважує низької тут; вирішуйте насамперед за цим.`,
    low: (names: string) => `За ${names} оцінка нижча за 4.`,
    quoted: (name: string) => `«${name}»`,
    no: (requirements: readonly string[]) =>
      `${requirements.length === 1 ? 'Вимогу не виконано' : 'Одну з вимог не виконано'}: ${sentence(requirements.map(inner).join('; '))}`,
  },
} as const satisfies Record<Language, object>;

/**
 * The default decision when nobody has written one: the must-have competencies, and the documents without which the
 * work cannot be done.
 */
export function decisionByRule(
  {
    competencies,
    requirements,
  }: { readonly competencies: readonly Competency[]; readonly requirements: readonly Requirement[] },
  language: Language,
): Decision {
  const said = phrases[language];
  const musts = mustHaves(competencies);
  const names = musts.map(({ name }) => name);
  const papers = requirements.flatMap(({ kind, text }, place) => {
    const words = requiredIn(text);
    return kind === 'licence' ? [{ place, text: words === undefined ? text : said.quoted(words) }] : [];
  });
  const list = (type: 'conjunction' | 'disjunction', items: readonly string[]) =>
    new Intl.ListFormat(locales[language], { type }).format(items);
  const low: readonly ToldGround[] =
    musts.length === 0
      ? []
      : [
          {
            text: said.low(list('disjunction', names.map(said.quoted))),
            ground: { kind: 'scores', orders: [], competencies: musts.map(({ id }) => id), lowest: 0, highest: 3 },
          },
        ];
  const refused = (some: typeof papers): ToldGround => ({
    text: said.no(some.map(({ text }) => text)),
    ground: { kind: 'requirementNotMet', requirements: some.map(({ place }) => place) },
  });
  const together = papers.length === 0 ? [] : [refused(papers)];
  // Too long for one condition: each document becomes a sentence of its own.
  const refusals = together.every(({ text }) => text.length <= longest)
    ? together
    : papers.map((paper) => refused([paper]));
  const grounds = [...low, ...refusals].slice(0, mostConditions);
  return {
    weighsMost: said.weighsMost(list('conjunction', names)),
    noWhen: grounds.map(({ text }) => text),
    grounds,
  };
}

function mustHaves(competencies: readonly Competency[]): readonly Competency[] {
  const musts = competencies.filter(({ mustHave }) => mustHave);
  return (musts.length > 0 ? musts : competencies).slice(0, mostMusts);
}

/** A requirement may be worded as a question. */
function sentence(text: string): string {
  return /[.?!]$/u.test(text) ? text : `${text}.`;
}

/** Without the full stop at the end. */
function inner(text: string): string {
  return text.replace(/[.]$/u, '');
}
